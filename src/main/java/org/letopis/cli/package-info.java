/** The command line: reads files, wires the stages together, prints; nothing else. */
package org.letopis.cli;
