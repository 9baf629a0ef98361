import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { QueryRequest } from '@barnwatch/shared/wire';
import {
  loadAllEventsForIncidentList,
  loadAllEventsForMultiInstanceIncidentList,
  loadFirstEventsForIncident,
} from './load-events';

const { signal } = new AbortController();

const wireEvent = (incidentId: string, at: number, more: object = {}) => ({
  incidentEventId: `${incidentId}-${at}`,
  incidentId,
  trigger: 'issueDetected',
  state: 'actionRequired',
  payload: { title: 'Draught', sensor: 'T3' },
  eventTimestamp: at,
  globalUniqueIdentifier: 'north-barn',
  realWorldName: 'North barn',
  accountId: 'manager',
  ...more,
});

/** A barn that holds these events and answers like the contract, `largest` records a page. */
function barnWith(records: readonly { readonly incidentId: string }[], largest = 1000) {
  const questions: QueryRequest[] = [];
  const post = async (
    _path: string,
    { body, parse }: { body: QueryRequest; parse: (data: unknown) => unknown },
  ): Promise<Outcome<unknown>> => {
    questions.push(body);
    const wanted = (body.query?.incidentId as { $in?: string[] } | string | undefined) ?? '';
    const ids = typeof wanted === 'string' ? [wanted] : (wanted.$in ?? []);
    const matching = records.filter(({ incidentId }) => ids.includes(incidentId));
    const { offset = 0, limit = 1000 } = body;
    const incidentEvents = matching.slice(offset, offset + Math.min(limit, largest));
    return { ok: true, value: parse({ incidentEvents, page: { offset, limit, total: matching.length } }) };
  };
  return { client: { instanceId: 'north-barn', post } as unknown as InstanceClient, questions };
}

test('the events of many incidents are asked for ten ids at a time, each id once', async () => {
  const ids = Array.from({ length: 23 }, (_, index) => `i${index}`);
  const { client, questions } = barnWith(ids.map((id) => wireEvent(id, 1)));
  const outcome = await loadAllEventsForIncidentList(client, [...ids, 'i0', 'i5'], signal);
  expect(questions.map(({ query = {} }) => (query.incidentId as { $in: string[] }).$in.length)).toEqual([10, 10, 3]);
  expect(outcome.ok && [...outcome.value.byIncident.keys()]).toEqual(ids);
});

test('a batch with more events than a page carries is read to its end', async () => {
  const records = Array.from({ length: 25 }, (_, index) => wireEvent('a', index));
  const { client } = barnWith(records, 7);
  const outcome = await loadAllEventsForIncidentList(client, ['a'], signal);
  expect(outcome.ok && outcome.value.byIncident.get('a')?.map(({ eventTimestamp }) => eventTimestamp)).toEqual(
    records.map(({ eventTimestamp }) => eventTimestamp),
  );
});

test('a record that cannot be read is counted and ends no reading', async () => {
  const records = [wireEvent('a', 1), { incidentId: 'a', nothing: true }, wireEvent('a', 3, { trigger: 'later' })];
  const { client } = barnWith(records, 1);
  const outcome = await loadAllEventsForIncidentList(client, ['a'], signal);
  expect(outcome).toMatchObject({ ok: true, value: { unreadable: 1 } });
  expect(outcome.ok && outcome.value.byIncident.get('a')?.map(({ trigger }) => trigger)).toEqual([
    'issueDetected',
    'later',
  ]);
});

test('a payload keeps what this client does not know', async () => {
  const { client } = barnWith([wireEvent('a', 1)]);
  const outcome = await loadFirstEventsForIncident(client, 'a', 1, signal);
  expect(outcome.ok && outcome.value[0]?.payload).toEqual({ title: 'Draught', sensor: 'T3' });
});

test('the first events are asked for oldest first', async () => {
  const { client, questions } = barnWith([wireEvent('a', 1), wireEvent('a', 2), wireEvent('a', 3)]);
  const outcome = await loadFirstEventsForIncident(client, 'a', 2, signal);
  expect(outcome.ok && outcome.value.map(({ eventTimestamp }) => eventTimestamp)).toEqual([1, 2]);
  expect(questions).toEqual([
    { query: { incidentId: 'a' }, order: [{ field: 'eventTimestamp', direction: 'asc' }], limit: 2 },
  ]);
});

test('barns answer independently of each other', async () => {
  const good = barnWith([wireEvent('a', 1)]);
  const error = { code: 'offline', context: { instanceId: 'south-barn', call: 'POST api/incidentEvents/query' } };
  const off = { instanceId: 'south-barn', post: async () => ({ ok: false, error }) } as unknown as InstanceClient;
  const answers = await loadAllEventsForMultiInstanceIncidentList(
    [
      { client: off, incidentIds: ['x'] },
      { client: good.client, incidentIds: ['a'] },
    ],
    signal,
  );
  expect(answers).toMatchObject([
    { instanceId: 'south-barn', ok: false, error },
    { instanceId: 'north-barn', ok: true },
  ]);
});
