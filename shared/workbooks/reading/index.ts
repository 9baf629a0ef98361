/** Reading of workbooks, beside the door that writes them: whoever only writes does not carry the reader. */
export { readInWorker, type WorkbookReading } from './read-in-worker';
export { startReadingWorker } from './start-reading-worker';
export { kindOfFile, mostWorkbookBytes } from './workbook-bytes';
