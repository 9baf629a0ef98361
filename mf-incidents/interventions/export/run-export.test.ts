import type { InstanceClient, Outcome, RequestErrorCode } from '@barnwatch/shared/auth-client';
import type { Translate } from '@barnwatch/shared/i18n';
import { writerInPlace } from '@barnwatch/shared/testing/workbook-workers';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { read, utils } from '@e965/xlsx';
import { wireEvent, wireIncident } from '../../testing/example-incident';

import { wholeRecord } from './collect-rows';
import { cellWords, workbookColumns } from './export-rows';
import { type ExportBarn, type ExportProgress, runExport } from './run-export';

const words = {
  t: ((key: string) => `<${key}>`) as Translate,
  frame: ((key: string) => `<${key}>`) as Translate,
  language: 'en' as const,
};
const settings = { sheet: 'Interventions', columns: workbookColumns(words, 'Europe/Berlin'), cutWords: '…' };
const never = new AbortController().signal;

interface TestBarn {
  readonly name: string;
  records: readonly object[];
  failure?: RequestErrorCode;
  /** Called with each question. */
  onQuestion?: (path: string, body: QueryRequest) => void;
}

function exportBarn(barn: TestBarn): ExportBarn {
  const post = async (
    path: string,
    { body, parse, signal }: { body: QueryRequest; parse: (data: unknown) => unknown; signal?: AbortSignal },
  ): Promise<Outcome<unknown>> => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const context = { instanceId: barn.name, call: `POST ${path}` };
    if (signal?.aborted) return { ok: false, error: { code: 'aborted', context } };
    barn.onQuestion?.(path, body);
    if (barn.failure) return { ok: false, error: { code: barn.failure, context } };
    if (path === 'api/incidents/query') {
      const { offset = 0, limit = 1000 } = body;
      const incidents = barn.records.slice(offset, offset + limit);
      return { ok: true, value: parse({ incidents, page: { offset, limit, total: barn.records.length } }) };
    }
    const { incidentId } = body.query as unknown as { readonly incidentId: { readonly $in: readonly string[] } };
    const incidentEvents = incidentId.$in.flatMap((id) => [
      wireEvent(id, {
        incidentEventId: `${id} 1`,
        eventTimestamp: opened,
        payload: { type: 'health', title: `=1+${id}`, description: 'Kühe 🐄', severity: 'high', issue: null },
      }),
      wireEvent(id, { incidentEventId: `${id} 2`, state: 'closed', eventTimestamp: opened + 5000 }),
    ]);
    return {
      ok: true,
      value: parse({ incidentEvents, page: { offset: 0, limit: 1000, total: incidentEvents.length } }),
    };
  };
  return { barnId: barn.name, name: barn.name, client: { instanceId: barn.name, post } as unknown as InstanceClient };
}

const opened = Date.UTC(2026, 0, 1, 6);
const many = (count: number) => Array.from({ length: count }, (_, index) => wireIncident(`i${index}`));

function run(
  barns: readonly TestBarn[],
  signal = never,
  onProgress: (progress: ExportProgress) => void = () => undefined,
) {
  const order = { barns: barns.map(exportBarn), span: wholeRecord, settings, words };
  return runExport(order, writerInPlace, onProgress, signal);
}

async function rowsOf(file: Blob): Promise<readonly (readonly unknown[])[]> {
  const sheet = read(await file.arrayBuffer(), { dense: false }).Sheets.Interventions;
  return utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1, defval: null, raw: false });
}

test('all interventions with all steps beyond the limit of 1000, as the screen shows them', async () => {
  const questions: QueryRequest[] = [];
  const seen: ExportProgress[] = [];
  const barn = {
    name: 'North barn',
    records: many(1203),
    onQuestion: (_: string, body: QueryRequest) => questions.push(body),
  };
  const outcome = await run([barn], never, (progress) => seen.push(progress));
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  expect(outcome).toMatchObject({ rows: 2406, interventions: 1203, gaps: [] });
  expect(seen.at(-1)).toEqual({ done: 1203, total: 1203, rows: 2406 });
  const [headings, ...rows] = await rowsOf(outcome.file);
  expect(headings?.slice(0, 4)).toEqual([
    '<export.column.realWorldName>',
    '<export.column.openedAt> (Europe/Berlin)',
    '<export.column.severity>',
    '<export.column.timestamp> (Europe/Berlin)',
  ]);
  expect(rows).toHaveLength(2406);
  expect(rows[0]).toEqual([
    'North barn',
    cellWords(opened),
    '<severity.high>',
    cellWords(opened),
    '=1+i0',
    'Kühe 🐄',
    '<state.actionRequired>',
    '<interventionType.health>',
    null,
    '+01:00',
    '+01:00',
  ]);
  // A closing says nothing itself: the words before it hold.
  expect(rows[1]).toEqual([
    'North barn',
    cellWords(opened),
    '<severity.high>',
    cellWords(opened + 5000),
    '=1+i0',
    'Kühe 🐄',
    '<state.closed>',
    '<interventionType.health>',
    null,
    '+01:00',
    '+01:00',
  ]);
  expect(new Set(rows.map(([, , , , title]) => title)).size).toBe(1203);
  const ids = questions.flatMap(({ query }) => {
    const asked = query?.incidentId as { readonly $in?: readonly string[] } | undefined;
    return asked?.$in ? [asked.$in.length] : [];
  });
  expect(Math.max(...ids)).toBe(10);
  expect(ids.reduce((sum, count) => sum + count, 0)).toBe(1203);
});

test('a barn that fails is named; the others are in the file', async () => {
  const outcome = await run([
    { name: 'Off', records: many(3), failure: 'offline' },
    { name: 'North', records: many(2) },
  ]);
  expect(outcome).toMatchObject({
    kind: 'done',
    interventions: 2,
    gaps: [{ barnName: 'Off', reason: { kind: 'failed', error: { code: 'offline' } } }],
  });
});

test('what was deleted while it was read, and what could not be read, is told', async () => {
  const barn: TestBarn = { name: 'North', records: [...many(700), wireIncident('x', { openedAt: 'never' })] };
  barn.onQuestion = (path) => {
    if (path === 'api/incidentEvents/query') barn.records = barn.records.slice(0, 600);
  };
  const outcome = await run([barn]);
  expect(outcome).toMatchObject({ kind: 'done', gaps: [{ barnName: 'North', reason: { kind: 'moved' } }] });
  expect(await run([{ name: 'South', records: [wireIncident('a'), wireIncident('b', { state: 1 })] }])).toMatchObject({
    kind: 'done',
    gaps: [{ barnName: 'South', reason: { kind: 'unreadable', count: 1 } }],
  });
});

test('nothing to export is no file', async () => {
  expect(await run([{ name: 'North', records: [] }])).toEqual({ kind: 'no-rows', gaps: [] });
});

test('a cancelled export ends at once', async () => {
  const cancelled = new AbortController();
  const outcome = run([{ name: 'North', records: many(5000) }], cancelled.signal, () => cancelled.abort());
  expect(await outcome).toEqual({ kind: 'not-written', reason: 'cancelled' });
});

test('a browser without workers is told', async () => {
  const order = { barns: [], span: wholeRecord, settings, words };
  const start = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(await runExport(order, start, () => undefined, never)).toEqual({ kind: 'not-written', reason: 'no-worker' });
});
