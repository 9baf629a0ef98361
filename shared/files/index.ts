export { type CsvCell, csvForms, localTimeWithZone, writeCsv } from './csv';
