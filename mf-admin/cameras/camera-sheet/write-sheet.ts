import { type CsvCell, csvForms, writeCsv } from '@barnwatch/shared/files';
import { formatDateTime, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { missingCount, type WorkbookRow, type WorkbookSettings } from '@barnwatch/shared/workbooks';
import { cameraStates } from '../../camera-records/camera-state/camera-state';
import { sheetColumns } from './sheet-columns';
import { writeTagList } from './tag-list';

/** In characters: what most of them hold. */
const columnWidths: Readonly<Record<SheetColumn, number>> = {
  cameraId: 18,
  name: 30,
  sortPrefix: 12,
  tags: 30,
  managed: 12,
  source: 30,
  state: 24,
  sourceKind: 16,
  lastSeen: 20,
};

/** The cameras as a workbook that can be read again. Addresses are never told by a barn. */
export function workbookOf(
  cameras: readonly Camera[],
  t: Translate,
): { readonly settings: WorkbookSettings; readonly rows: readonly WorkbookRow[] } {
  return {
    settings: {
      sheet: t('sheet.sheetName'),
      columns: sheetColumns.map((column) => ({
        title: t(`sheet.headings.${column}`),
        kind: column === 'lastSeen' ? 'time' : 'text',
        width: columnWidths[column],
      })),
      cutWords: t('sheet.cut', { count: missingCount }),
    },
    rows: cameras.map((camera) => {
      const cells = cellsOf(camera, t);
      return sheetColumns.map((column) => (column === 'lastSeen' ? camera.lastSeen : cells[column]));
    }),
  };
}

/** The same with commas or semicolons, for whatever cannot open a workbook. */
export function writeSheet(cameras: readonly Camera[], t: Translate, language: Language): string {
  const headings = sheetColumns.map((column) => t(`sheet.headings.${column}`));
  return writeCsv([headings, ...cameras.map((camera) => rowOf(camera, t))], csvForms[language]);
}

type SheetColumn = (typeof sheetColumns)[number];

function rowOf(camera: Camera, t: Translate): readonly CsvCell[] {
  const cells = cellsOf(camera, t);
  return sheetColumns.map((column) => cells[column]);
}

function cellsOf(camera: Camera, t: Translate): Readonly<Record<SheetColumn, string | null>> {
  const { cameraId, name, sortPrefix, tags, managed, sourceKind, lastSeen } = camera;
  return {
    cameraId,
    name,
    sortPrefix,
    tags: writeTagList(tags),
    managed: t(managed ? 'management.on' : 'management.off'),
    source: null,
    state: cameraStates(camera)
      .map(({ kind }) => t(`state.${kind}`))
      .join(', '),
    sourceKind: sourceKind ?? null,
    lastSeen: lastSeen === null ? null : formatDateTime(lastSeen),
  };
}
