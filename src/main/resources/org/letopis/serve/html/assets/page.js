// What every page loads; everything on a page works without it.
import { applyFilters } from './filters.js';
import { openQuotes } from './quotes.js';
import { readAlong } from './read.js';

applyFilters();
openQuotes();
readAlong();
