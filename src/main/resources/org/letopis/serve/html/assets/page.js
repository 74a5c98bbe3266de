// What every page loads; everything on a page works without it.
import { applyFilters } from './filters.js';
import { openQuotes } from './quotes.js';
import { readAlong } from './read.js';
import { suggestNames } from './suggest.js';

applyFilters();
openQuotes();
readAlong();
suggestNames();
