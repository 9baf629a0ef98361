/** The workbooks door: spreadsheets as files, written in a worker. Each remote carries its own copy. */
export {
  missingCount,
  type WorkbookCell,
  type WorkbookColumn,
  type WorkbookRow,
  type WorkbookSettings,
} from './columns';
export { startWorkbookWorker } from './start-workbook-worker';
export { openWorkbook, WorkbookError } from './workbook-at-work';
export { writeWholeWorkbook } from './write-whole-workbook';
