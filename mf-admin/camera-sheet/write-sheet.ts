import { type CsvCell, csvForms, writeCsv } from '@barnwatch/shared/files';
import { formatDateTime, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { cameraStates } from '../camera-state/camera-state';
import { sheetColumns } from './sheet-columns';
import { writeTagList } from './tag-list';

/** The cameras as a file that spreadsheets open, and that can be read again. Addresses are never told by a barn. */
export function writeSheet(cameras: readonly Camera[], t: Translate, language: Language): string {
  const headings = sheetColumns.map((column) => t(`sheet.headings.${column}`));
  return writeCsv([headings, ...cameras.map((camera) => rowOf(camera, t))], csvForms[language]);
}

function rowOf(camera: Camera, t: Translate): readonly CsvCell[] {
  const { cameraId, name, sortPrefix, tags, managed, sourceKind, lastSeen } = camera;
  const cells: Readonly<Record<(typeof sheetColumns)[number], CsvCell>> = {
    cameraId,
    name,
    sortPrefix,
    tags: writeTagList(tags),
    managed: t(managed ? 'management.on' : 'management.off'),
    source: null,
    state: cameraStates(camera)
      .map(({ kind }) => t(`state.${kind}`))
      .join(', '),
    sourceKind: sourceKind === undefined ? null : sourceKind,
    lastSeen: lastSeen === null ? null : formatDateTime(lastSeen),
  };
  return sheetColumns.map((column) => cells[column]);
}
