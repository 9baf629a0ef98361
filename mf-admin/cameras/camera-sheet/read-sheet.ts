import {
  cameraIdRule,
  limits,
  nameRule,
  pathRule,
  problemOf,
  sortPrefixRule,
  tagRule,
  urlRule,
} from '@barnwatch/shared/camera-fields';
import type { Translate } from '@barnwatch/shared/i18n';
import type { CameraSource } from '@barnwatch/shared/wire';
import type { Camera } from '@barnwatch/shared/wire/calls';
import type { CameraPart, CameraWork, PlannedWork } from '../../camera-records/camera-work/camera-work';
import { tagsPart } from '../../camera-records/camera-work/plan-change';
import { acceptedWords, columnOf, type ReadColumn } from './sheet-columns';
import { readTagList } from './tag-list';

/** As many cameras as the list of a barn can have (contract, `listCameras`). */
const mostRows = 5_000;

/** Why a row is left out; keys of the texts below `sheet.rowProblems`. */
export type RowProblem =
  | 'no-id'
  | 'twice'
  | 'unknown-without-source'
  | 'not-yes-or-no'
  | 'name'
  | 'sort-prefix'
  | 'tags'
  | 'source';

/** Where each of them is mended. */
const faultyColumn: Readonly<Record<RowProblem, ReadColumn>> = {
  'no-id': 'cameraId',
  twice: 'cameraId',
  'unknown-without-source': 'source',
  'not-yes-or-no': 'managed',
  name: 'name',
  'sort-prefix': 'sortPrefix',
  tags: 'tags',
  source: 'source',
};

export interface FaultyRow {
  /** As the spreadsheet counts, headings included. */
  readonly row: number;
  /** The column that is to be mended, by the letters of the spreadsheet; that of the ID where there is none. */
  readonly column: string;
  readonly cameraId: string;
  readonly problem: RowProblem;
}

export type SheetReading =
  | { readonly kind: 'unreadable'; readonly why: 'empty' | 'no-id-column' | 'too-long' }
  | {
      readonly kind: 'read';
      readonly plans: readonly PlannedWork[];
      readonly unchanged: number;
      readonly faulty: readonly FaultyRow[];
    };

/**
 * What a list that somebody has filled in would change. A column that is missing changes nothing; a row of a camera that
 * the barn does not have makes one, where it says where the pictures come from.
 */
export function readSheet(
  rows: readonly (readonly string[])[],
  cameras: readonly Camera[],
  t: Translate,
): SheetReading {
  const [headings, ...lines] = rows;
  const filled = lines.filter(hasText);
  if (headings === undefined || filled.length === 0) return { kind: 'unreadable', why: 'empty' };
  if (filled.length > mostRows) return { kind: 'unreadable', why: 'too-long' };
  const columns = headings.map((heading) => columnOf(heading, t));
  const idPlace = columns.indexOf('cameraId');
  if (idPlace < 0) return { kind: 'unreadable', why: 'no-id-column' };

  const known = new Map(cameras.map((camera) => [camera.cameraId, camera]));
  const seen = new Set<string>();
  const plans: PlannedWork[] = [];
  const faulty: FaultyRow[] = [];
  lines.forEach((line, index) => {
    // The spreadsheet counts it all the same.
    if (!hasText(line)) return;
    const cells = new Map(columns.flatMap((column, at) => (column ? [[column, line[at]?.trim() ?? ''] as const] : [])));
    const cameraId = cells.get('cameraId') ?? '';
    const outcome = seen.has(cameraId) ? 'twice' : workOf(cells, known.get(cameraId), t);
    seen.add(cameraId);
    if (typeof outcome === 'string') {
      const place = columns.indexOf(faultyColumn[outcome]);
      faulty.push({ row: index + 2, column: columnLetters(place < 0 ? idPlace : place), cameraId, problem: outcome });
    } else if (outcome)
      plans.push({ cameraId, name: cells.get('name') || known.get(cameraId)?.name || cameraId, work: outcome });
  });
  return { kind: 'read', plans, unchanged: filled.length - plans.length - faulty.length, faulty };
}

const hasText = (line: readonly string[]): boolean => line.some((cell) => cell.trim() !== '');

/** As spreadsheets name their columns: A to Z, then AA. */
function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

type Cells = ReadonlyMap<ReadColumn, string>;

/** Null: nothing changes. */
function workOf(cells: Cells, camera: Camera | undefined, t: Translate): CameraWork | RowProblem | null {
  if (problemOf(cameraIdRule, cells.get('cameraId') ?? '') !== null || !cells.get('cameraId')) return 'no-id';
  const managed = managedOf(cells.get('managed'), t);
  if (managed === 'not-yes-or-no') return managed;
  const name = cells.get('name');
  if (name !== undefined && problemOf(nameRule, name) !== null) return 'name';
  const sortPrefix = cells.get('sortPrefix');
  if (sortPrefix !== undefined && problemOf(sortPrefixRule, sortPrefix) !== null) return 'sort-prefix';
  const tagCell = cells.get('tags');
  const tags = tagCell === undefined ? null : readTagList(tagCell);
  if (tags && (tags.length > limits.tags || tags.some((tag) => problemOf(tagRule, tag) !== null))) return 'tags';
  if (!camera) return createOf(cells, tags ?? [], managed ?? false);

  const parts: CameraPart[] = [];
  if (name !== undefined && name !== camera.name) parts.push({ key: 'name', before: camera.name, after: name });
  if (sortPrefix !== undefined && sortPrefix !== camera.sortPrefix)
    parts.push({ key: 'sortPrefix', before: camera.sortPrefix, after: sortPrefix });
  const tagChange = tags && tagsPart(camera, tags, camera.tags);
  if (tagChange) parts.push(tagChange);
  if (managed !== null && managed !== camera.managed) parts.push({ key: 'managed', after: managed });
  return parts.length === 0 ? null : { kind: 'change', parts };
}

function createOf(cells: Cells, tags: readonly string[], managed: boolean): CameraWork | RowProblem {
  const cell = cells.get('source') ?? '';
  if (cell === '') return 'unknown-without-source';
  const source = sourceOf(cell);
  if (!source) return 'source';
  const name = cells.get('name');
  if (!name) return 'name';
  const cameraId = cells.get('cameraId') ?? '';
  const sortPrefix = cells.get('sortPrefix') ?? '';
  return { kind: 'create', camera: { cameraId, name, tags: [...tags], sortPrefix, source }, managed };
}

/** An RTSP address, or the path of a video file. */
function sourceOf(cell: string): CameraSource | null {
  if (problemOf(urlRule, cell) === null) return { kind: 'rtsp', url: cell };
  if (cell.includes('://') || problemOf(pathRule, cell) !== null) return null;
  return { kind: 'file', path: cell };
}

/** Null: it says nothing, and stays as it is. */
function managedOf(cell: string | undefined, t: Translate): boolean | null | 'not-yes-or-no' {
  const word = cell?.toLowerCase() ?? '';
  if (word === '') return null;
  if (acceptedWords(t('sheet.accepted.yes')).includes(word)) return true;
  return acceptedWords(t('sheet.accepted.no')).includes(word) ? false : 'not-yes-or-no';
}
