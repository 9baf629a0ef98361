import { formatDateTime, type Translate } from '@barnwatch/shared/i18n';
import { noOwnWords } from '../../incident-records/words/own-words';
import { exampleIncident } from '../../testing/example-incident';
import { rowOf, workbookColumns } from './export-rows';

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate;
const words = { t, frame: t, language: 'en' } as const;
const columns = workbookColumns(words, 'Europe/Berlin').map(({ title }) => title);

/** The row of an intervention that was opened and changed at this moment, by the columns' headings. */
function rowAt(timeMs: number): Readonly<Record<string, unknown>> {
  const incident = exampleIncident('a', { openedAt: timeMs });
  const step = { message: incident.message, state: 'actionRequired', timeMs };
  const cells = rowOf(incident, step, { name: 'North barn', own: noOwnWords }, words);
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(cells.map((cell, index) => [columns[index] ?? '', cell]));
}

test('in the hour that comes twice, the distance from UTC tells which one it was', () => {
  const first = Date.UTC(2026, 9, 25, 0, 30);
  const second = Date.UTC(2026, 9, 25, 1, 30);
  expect(formatDateTime(first)).toBe(formatDateTime(second));
  for (const column of ['openedAt', 'timestamp']) {
    const offset = `export.offset export.column.${column}`;
    expect([rowAt(first)[offset], rowAt(second)[offset]]).toEqual(['+02:00', '+01:00']);
  }
});

test('the columns of the product stand first, in their order', () => {
  expect(columns.slice(0, 9)).toEqual([
    'export.column.realWorldName',
    'export.column.openedAt (Europe/Berlin)',
    'export.column.severity',
    'export.column.timestamp (Europe/Berlin)',
    'export.column.title',
    'export.column.description',
    'export.column.state',
    'export.column.type',
    'export.column.subtype',
  ]);
});
