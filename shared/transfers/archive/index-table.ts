import { millisecondsInMinute } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';
import { type CsvCell, csvForms, writeCsv } from '../../files';
import { offsetAt, offsetText, wallTimeAt } from '../../time';
import type { Missing, TransferOrder } from '../order/transfer-order';
import type { StoredFile } from '../record/transfer';

export const indexName = 'index.csv';
export const checksumsName = 'checksums.sha256';

/**
 * What an archive has, file by file, and what it does not have, and why. Each moment is there twice: by the clocks of
 * the zone with their distance from UTC, and in UTC.
 */
export function indexTable(order: TransferOrder, files: readonly StoredFile[], missing: readonly Missing[]): string {
  const { timeZone, cameras, language } = order;
  const labels = order.kind === 'frames' ? order.labels : [];
  const ends = order.kind === 'recordings';
  const head = [
    'file',
    'state',
    'cameraId',
    'camera',
    ...(ends ? ['start', 'end', 'startUtc', 'endUtc'] : ['moment', 'momentUtc', 'capturedUtc']),
    'sizeBytes',
    'sha256',
    ...labels,
  ];
  const local = (timeMs: number) => localText(timeMs, timeZone);
  const moments = ({ start, end }: Pick<Missing, 'start' | 'end'>, capturedAt: number | null): readonly CsvCell[] =>
    ends
      ? [local(start), local(end), utcText(start), utcText(end)]
      : [local(start), utcText(start), capturedAt === null ? null : utcText(capturedAt)];
  const cameraCells = (camera: number) => [cameras[camera]?.cameraId ?? null, cameras[camera]?.name ?? null];
  const rows = [
    ...files.map((file) => ({
      of: file,
      cells: [
        file.name,
        'included',
        ...cameraCells(file.camera),
        ...moments(file, file.capturedAt),
        file.sizeBytes,
        file.sha256,
        ...file.counts,
      ],
    })),
    ...missing.map((one) => ({
      of: one,
      cells: [
        null,
        one.reason,
        ...cameraCells(one.camera),
        ...moments(one, null),
        null,
        null,
        ...labels.map(() => null),
      ],
    })),
  ].sort((one, other) => one.of.camera - other.of.camera || one.of.start - other.of.start);
  return writeCsv([head, ...rows.map(({ cells }) => cells)], csvForms[language]);
}

/** As `sha256sum --check` reads it. */
export function checksumsText(files: readonly Pick<StoredFile, 'name' | 'sha256'>[]): string {
  return files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}

function localText(timeMs: number, timeZone: string): string {
  const offset = offsetText(offsetAt(timeMs, timeZone) / millisecondsInMinute);
  return lightFormat(wallTimeAt(timeMs, timeZone), "yyyy-MM-dd'T'HH:mm:ss") + offset;
}

function utcText(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
