export { type CsvCell, csvForms, writeCsv } from './csv';
export { decodeText, mostCsvBytes, readCsv } from './read-csv';
