export { type CsvCell, csvForms, writeCsv } from './csv';
