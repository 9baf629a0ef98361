import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { createTexts, formatDateTime, frameNamespace, type Language } from '@barnwatch/shared/i18n';
import { createStore } from '@barnwatch/shared/testing';
import { cellText, writerInPlace } from '@barnwatch/shared/testing/workbook-workers';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { queryIncidents, readCall, readIncidentHandler } from '@barnwatch/shared/wire/calls';
import { read, utils } from '@e965/xlsx';
import { millisecondsInDay } from 'date-fns/constants';
import readExcelFile from 'read-excel-file/node';
import { type Incident, incidentsOf } from '../../incident-records/record/incident';
import { ownWordsOfSchema } from '../../incident-records/words/own-words';
import { wireEvent, wireIncident } from '../../testing/example-incident';

import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { type TableColumnName, tableColumns } from '../interventions-table/table-columns';
import { wholeRecord } from './collect-rows';
import { workbookColumns } from './export-rows';
import { runExport } from './run-export';

/** Each intervention is opened, and then solved, closed or still open. */
const stepsOfEach = 2;

const types = ['climate', 'moisture', 'technical', 'stress', 'health', 'other', 'hoofCare', 'milkYield'] as const;
const issues = ['allGood', 'draft', 'tooWarm'] as const;
const ends = ['actionRequired', 'solved', 'issueResolved', 'closed', 'setAside'] as const;
const severities = ['none', 'low', 'middle', 'high'] as const;
const titles = [
  '=1+1',
  'toString',
  '__proto__',
  'Kühe naß 🐄',
  '@SUM(A1)',
  '0123',
  'TRUE',
  'bell \u0007',
  'حظيرة',
  '<b>&amp;',
] as const;
const first = Date.UTC(2025, 8, 1, 0, 0, 7);

const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value =>
  values[place % values.length] ?? values[0];

/** At all hours of more than a year: on both sides of each change of the clocks, and within the hour that comes twice. */
const openedAt = (index: number) => first + index * 7_333_000;

function payload(index: number) {
  const type = pick(types, index);
  return {
    type,
    title: `${pick(titles, index)}${index}`,
    description: `Zeile ${index}\nund „zwei“`,
    severity: pick(severities, index),
    issue: type === 'climate' ? pick(issues, index) : type === 'hoofCare' ? 'mortellaro' : null,
  };
}

let wire: readonly object[];

const intervention = (index: number) =>
  wireIncident(`i${index}`, {
    state: pick(ends, index),
    openedAt: openedAt(index),
    lastUpdated: openedAt(index) + millisecondsInDay,
    messagePayload: payload(index),
  });

/** The barn's own words: not for all that it records. */
const handler = {
  type: 'barnIntervention',
  triggers: [],
  typeSetup: [
    {
      type: 'hoofCare',
      title: { en: 'Care of the hooves', de: 'Klauenpflege' },
      issues: [{ issue: 'mortellaro', title: { en: 'Strawberry foot', de: 'Erdbeerkrankheit' } }],
    },
  ],
};

const asked: string[] = [];

function eventsOf({ query }: QueryRequest): readonly object[] {
  const { incidentId } = query as unknown as { readonly incidentId: { readonly $in: readonly string[] } };
  return incidentId.$in.flatMap((id) => {
    const index = Number(id.slice(1));
    const begun = { incidentEventId: `${id}-0`, payload: payload(index), eventTimestamp: openedAt(index) };
    const ended = {
      incidentEventId: `${id}-1`,
      state: pick(ends, index),
      eventTimestamp: openedAt(index) + millisecondsInDay,
    };
    return [wireEvent(id, begun), wireEvent(id, { ...begun, ...ended })];
  });
}

const client = {
  instanceId: 'north-barn',
  get: async (path: string, { parse }: { parse: (data: unknown) => unknown }): Promise<Outcome<unknown>> => {
    asked.push(path);
    return { ok: true, value: parse({ handler }) };
  },
  post: async (
    path: string,
    { body, parse }: { body: QueryRequest; parse: (data: unknown) => unknown },
  ): Promise<Outcome<unknown>> => {
    const { offset = 0, limit = 1000 } = body;
    if (path === 'api/incidents/query')
      return {
        ok: true,
        value: parse({ incidents: wire.slice(offset, offset + limit), page: { offset, limit, total: wire.length } }),
      };
    const incidentEvents = eventsOf(body);
    return {
      ok: true,
      value: parse({ incidentEvents, page: { offset: 0, limit: 1000, total: incidentEvents.length } }),
    };
  },
} as unknown as InstanceClient;

async function wordsIn(language: Language) {
  const { signal } = new AbortController();
  const texts = createTexts(createStore(), {
    memory: { read: async () => language, write: async () => undefined },
    root: { setAttribute: () => undefined },
    onMissingText: ({ namespace, key }) => {
      throw new Error(`text "${key}" is missing in "${namespace}"`);
    },
  });
  texts.register('mf-incidents', async () => (language === 'de' ? de : en));
  for (const outcome of [await texts.start(signal), await texts.load('mf-incidents', signal)])
    if (!outcome.ok) throw new Error(outcome.error.code);
  return {
    t: texts.translation('mf-incidents', language),
    frame: texts.translation(frameNamespace, language),
    language,
  };
}

/** How far the clock of the device is ahead of UTC, as the platform tells it. */
function offset(timeMs: number): string {
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset' }).formatToParts(timeMs);
  const words = zone.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return words === '' ? '+00:00' : words;
}

type Words = Awaited<ReturnType<typeof wordsIn>>;

/** What the table on the screen says of an intervention, in the columns of the file; null for an empty cell. */
function asShown(
  incidents: readonly Incident[],
  { t, frame, language }: Words,
): readonly (readonly (string | null)[])[] {
  const own = ownWordsOfSchema(readCall(readIncidentHandler, { handler }).answer.handler, language);
  const columns = tableColumns(t, frame, () => own);
  return incidents.flatMap((incident) => {
    const step = (state: string, timeMs: number) => {
      const row = { barnId: 'north-barn', barnName: 'North barn', incident: { ...incident, state } };
      const cell = (name: TableColumnName) => {
        const words = columns.find(({ id }) => id === name)?.words(row) ?? '';
        // What no file can carry is marked: that is all that may differ.
        return words === '' ? null : cellText(words, '');
      };
      return [
        cell('realWorldName'),
        cell('openedAt'),
        cell('severity'),
        formatDateTime(timeMs),
        cell('title'),
        cell('description'),
        cell('state'),
        cell('type'),
        cell('subtype'),
        offset(incident.openedAt),
        offset(timeMs),
      ];
    };
    return [step('actionRequired', incident.openedAt), step(incident.state, incident.openedAt + millisecondsInDay)];
  });
}

/** A date of a reader that knows no zones either: its UTC fields are what the sheet says. */
function wallTime(date: Date): string {
  return new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

test.each([
  [10_000, 'de'],
  [100, 'en'],
] as const)('%i rows, %s: by two readers each cell is what the screen shows', async (rowCount, language) => {
  asked.length = 0;
  const interventions = rowCount / stepsOfEach;
  wire = Array.from({ length: interventions }, (_, index) => intervention(index));
  const words = await wordsIn(language);
  const settings = { sheet: 'Interventions', columns: workbookColumns(words, 'Europe/Berlin'), cutWords: '…' };
  const order = { barns: [{ barnId: 'north-barn', name: 'North barn', client }], span: wholeRecord, settings, words };
  const outcome = await runExport(order, writerInPlace, () => undefined, new AbortController().signal);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  expect(outcome).toMatchObject({ rows: rowCount, interventions, gaps: [] });
  // One question for all of them.
  expect(asked).toEqual(['api/incidents/handlers/barnIntervention/true']);

  const { answer } = readCall(queryIncidents, {
    incidents: wire,
    page: { offset: 0, limit: 1000, total: wire.length },
  });
  const shown = asShown(incidentsOf(answer), words);
  expect(shown).toHaveLength(rowCount);
  const file = Buffer.from(await outcome.file.arrayBuffer());

  const sheet = read(file).Sheets.Interventions ?? {};
  const [headings, ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null, raw: false });
  expect(headings).toHaveLength(11);
  expect(rows).toEqual(shown);

  const [again] = await readExcelFile(file, { trim: false });
  const others = (again?.data ?? [])
    .slice(1)
    .map((row) => row.map((cell) => (cell instanceof Date ? wallTime(cell) : cell)));
  expect(others).toEqual(shown);
});
