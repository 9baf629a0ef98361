import type { Translate } from '@barnwatch/shared/i18n';
import { noOwnWords } from '../../incident-records/words/own-words';
import { exampleIncident } from '../../testing/example-incident';
import { shownColumns, standardColumns, tableColumnNames, tableColumns } from './table-columns';

const t = ((key: string) => `<${key}>`) as Translate;
const columns = tableColumns(t, t, () => noOwnWords);
const column = (id: string) => {
  const found = columns.find((one) => one.id === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};
const row = (facts: Parameters<typeof exampleIncident>[1] = {}) => ({
  barnId: 'north-barn',
  barnName: 'North barn',
  incident: exampleIncident('a', facts),
});

test('each cell says what the card says', () => {
  const said = Object.fromEntries(columns.map(({ id, words }) => [id, words(row())]));
  expect(said).toEqual({
    realWorldName: 'North barn',
    title: 'Draught a',
    state: '<state.actionRequired>',
    severity: '<severity.low>',
    type: '<interventionType.climate>',
    subtype: '<issue.draft>',
    temperature: '',
    openedAt: expect.stringMatching(/^2026-01-01 /),
    lastUpdated: expect.stringMatching(/^2026-01-01 /),
    description: 'The rubber seal of the door is torn.',
  });
});

test('severities sort by their scale, times by the time, unknown payloads first', () => {
  const message = exampleIncident('a').message;
  if (message.kind !== 'intervention') throw new Error('no intervention');
  const rankOf = (severity: 'none' | 'low' | 'middle' | 'high') =>
    column('severity').rank?.(row({ message: { ...message, severity } }));
  expect(['none', 'low', 'middle', 'high'].map((name) => rankOf(name as 'none'))).toEqual([0, 1, 2, 3]);
  const open = {
    kind: 'open',
    title: null,
    description: '',
    severity: null,
    facts: { shown: [], leftOut: 0 },
  } as const;
  expect(column('severity').rank?.(row({ message: open }))).toBe(-1);
  expect(column('openedAt').rank?.(row({ openedAt: 42 }))).toBe(42);
});

test('a text of 1 MB does not reach a cell', () => {
  const message = exampleIncident('a').message;
  if (message.kind !== 'intervention') throw new Error('no intervention');
  const words = column('description').words(row({ message: { ...message, description: 'x'.repeat(1_000_000) } }));
  expect(words.length).toBeLessThanOrEqual(300);
});

test('the columns of the beginning are columns', () => {
  expect(tableColumnNames).toEqual(expect.arrayContaining([...standardColumns]));
});

test('a choice made in another table never leaves this one without columns', () => {
  const offered = tableColumnNames.filter((name) => name !== 'realWorldName');
  expect(shownColumns(['title', 'realWorldName'], offered)).toEqual(['title']);
  expect(shownColumns(['realWorldName'], offered)).toEqual(standardColumns.filter((name) => name !== 'realWorldName'));
});
