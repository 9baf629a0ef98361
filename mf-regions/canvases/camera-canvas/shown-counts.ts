import type { LabelCountRequest } from '@barnwatch/shared/wire';
import type { AnswerOf, queryLabelCount } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';

/** Product 9.16: what a count query asks for. */
const labels = ['pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'] as const;

/** Animals are counted at each full minute: of these minutes some has been counted. */
const lately = { duration: 15 * millisecondsInMinute };

export const latestCounts: LabelCountRequest = {
  acknowledge: true,
  query: { columns: ['time', 'cameraId', ...labels], time: lately, timeResolution: 5 * millisecondsInMinute },
};

/** The animals that each camera has counted last; cameras that count none are left out. */
export function countByCamera({ labelCount }: AnswerOf<typeof queryLabelCount>): ReadonlyMap<string, number> {
  const { columns, rows } = labelCount;
  const [camera, ...counted] = ['cameraId', ...labels].map((name) => columns.indexOf(name));
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const cells: readonly unknown[] = row;
    const cameraId = cells[camera ?? -1];
    const measured = counted.map((index) => cells[index]).filter((value) => typeof value === 'number');
    // Rows go on in time: a later one holds.
    if (typeof cameraId === 'string' && measured.length > 0)
      counts.set(cameraId, Math.round(measured.reduce((sum, value) => sum + value, 0)));
  }
  return counts;
}
