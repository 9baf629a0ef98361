import type { Filter, QueryRequest } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';

/** A list that a screen of the suite asks for. */
export interface ListCall {
  readonly what: string;
  readonly path: string;
  /** @param chance 0 to 1: another day, camera or page each time */
  body(chance: number, nowMs: number): object;
  /** It goes on behind the list that was asked for before it, by the key of that page, where that has one. */
  readonly isNextPage?: boolean;
}

const open: Filter = { closedAt: { $exists: false } };
const newest = [{ field: 'openedAt', direction: 'desc' }] as const;
const latest = [{ field: 'lastUpdated', direction: 'desc' }] as const;
const oldestEvents = [{ field: 'eventTimestamp', direction: 'asc' }] as const;
const deadAnimals = ['deadAnimalExists', 'noDeadAnimal'];
const occupancies = ['barnEmpty', 'barnPartlyFull', 'barnFull'];

const asked = (query: Filter, order: QueryRequest['order'], limit: number, offset = 0): QueryRequest => ({
  query,
  order: order ?? [],
  limit,
  offset,
});

const incidents = (what: string, body: ListCall['body']): ListCall => ({ what, path: 'api/incidents/query', body });
const events = (what: string, body: ListCall['body']): ListCall => ({ what, path: 'api/incidentEvents/query', body });
const recordings = (what: string, body: ListCall['body']): ListCall => ({ what, path: 'api/recordings/query', body });

function dayOf(chance: number, nowMs: number): { readonly start: number; readonly end: number } {
  const start = nowMs - Math.ceil(chance * 27) * millisecondsInDay;
  return { start, end: start + millisecondsInDay };
}

const cameraOf = (chance: number): string => `camera-${Math.ceil(chance * 10)}`;

/** Every list call of the suite, as its screens make it. */
export const listCalls: readonly ListCall[] = [
  incidents('open interventions', () =>
    asked({ type: 'barnIntervention', state: { $in: ['actionRequired'] }, ...open }, [...newest], 1000),
  ),
  incidents('latest interventions', () => asked({ type: 'barnIntervention' }, [...latest], 100)),
  incidents('interventions, first page', () => asked({ type: 'barnIntervention' }, [...newest], 100)),
  incidents('interventions, oldest first', () =>
    asked({ type: 'barnIntervention' }, [{ field: 'openedAt', direction: 'asc' }], 100),
  ),
  incidents('interventions, a late page', (chance) =>
    asked({ type: 'barnIntervention' }, [...newest], 1000, Math.floor(chance * 200) * 1000),
  ),
  {
    ...incidents('interventions, the page behind it by its key', () =>
      asked({ type: 'barnIntervention' }, [...newest], 1000),
    ),
    isNextPage: true,
  },
  incidents('solved interventions', () =>
    asked({ type: 'barnIntervention', state: { $in: ['solved', 'issueResolved'] } }, [...newest], 100),
  ),
  incidents('interventions of a severity', (chance) =>
    asked(
      {
        type: 'barnIntervention',
        'messagePayload.severity': ['high', 'middle', 'low'][Math.floor(chance * 3)] ?? 'low',
      },
      [...newest],
      100,
    ),
  ),
  incidents('interventions of a severity and a state', () =>
    asked(
      { type: 'barnIntervention', 'messagePayload.severity': 'high', state: { $in: ['closed'] } },
      [...newest],
      100,
    ),
  ),
  incidents('interventions by title', () =>
    asked({ type: 'barnIntervention' }, [{ field: 'messagePayload.title', direction: 'asc' }], 100),
  ),
  incidents('all incidents', () => asked({}, [...newest], 100)),
  incidents('state of the barn', () =>
    asked({ type: 'barnState', state: { $in: [...occupancies, 'deadAnimalExists'] } }, [...latest], 1000),
  ),
  incidents('how full the barn is', () =>
    asked({ type: 'barnState', state: { $in: occupancies }, ...open }, [...latest], 1),
  ),
  incidents('dead animals of the last day', (_, nowMs) =>
    asked(
      {
        type: 'barnState',
        $or: [
          { state: 'deadAnimalExists', ...open },
          { state: { $in: deadAnimals }, openedAt: { $gte: nowMs - millisecondsInDay } },
        ],
      },
      [...newest],
      1000,
    ),
  ),
  incidents('findings of a day', (chance, nowMs) => {
    const { start, end } = dayOf(chance, nowMs);
    return asked(
      { type: 'barnState', state: { $in: deadAnimals }, openedAt: { $gte: start, $lt: end } },
      [{ field: 'openedAt', direction: 'asc' }],
      1000,
    );
  }),
  incidents('latest documentation', () => asked({ type: 'barnDocumentation', state: 'created' }, [...latest], 5)),
  incidents('journal', () =>
    asked({ type: 'barnDocumentation', $and: [{ state: { $in: ['created', 'closed'] } }] }, [...newest], 100),
  ),
  incidents('journal of a day', (chance, nowMs) => {
    const { start, end } = dayOf(chance, nowMs);
    const within = { $gte: start, $lt: end };
    return asked(
      {
        type: 'barnDocumentation',
        $and: [
          { state: { $in: ['created', 'closed'] } },
          {
            $or: [
              { 'messagePayload.timestamp': within },
              { 'messagePayload.startTimestamp': { $lt: end }, 'messagePayload.endTimestamp': { $gte: start } },
              {
                'messagePayload.timestamp': { $exists: false },
                'messagePayload.startTimestamp': { $exists: false },
                openedAt: within,
              },
            ],
          },
        ],
      },
      [...newest],
      100,
    );
  }),
  incidents('journal of a camera', (chance) =>
    asked(
      {
        type: 'barnDocumentation',
        $and: [
          { state: { $in: ['created', 'closed'] } },
          { $or: [{ 'messagePayload.location.cameraId': cameraOf(chance) }] },
        ],
      },
      [...newest],
      100,
    ),
  ),
  incidents('what went on in a day', (chance, nowMs) => {
    const { start, end } = dayOf(chance, nowMs);
    const within = { $gte: start, $lte: end };
    return asked({ $or: [{ openedAt: within }, { lastUpdated: within }, { closedAt: within }] }, [...latest], 1000);
  }),
  events('events of one incident', (chance) =>
    asked({ incidentId: `incident-00000${String(1000 + Math.floor(chance * 9000))}` }, [...oldestEvents], 1000),
  ),
  events('events of ten incidents', (chance) => {
    const ids = Array.from(
      { length: 10 },
      (_, index) => `incident-00000${1000 + Math.floor(chance * 900) * 10 + index}`,
    );
    return asked({ incidentId: { $in: ids } }, [...oldestEvents], 1000);
  }),
  events('counts of the stock', (_, nowMs) =>
    asked(
      { state: { $in: occupancies }, eventTimestamp: { $lt: nowMs } },
      [{ field: 'eventTimestamp', direction: 'desc' }],
      1000,
    ),
  ),
  events('the first event', () => asked({}, [...oldestEvents], 1)),
  recordings('first recording of a camera', (chance) =>
    asked({ cameraId: { $eq: cameraOf(chance) } }, [{ field: 'start', direction: 'asc' }], 1),
  ),
  recordings('recording at a moment', (chance, nowMs) => {
    const moment = dayOf(chance, nowMs).start;
    const query = { cameraId: { $eq: cameraOf(chance) }, start: { $lte: moment }, end: { $gte: moment } };
    return asked(query, [{ field: 'start', direction: 'desc' }], 1);
  }),
  recordings('recordings of a camera and a day', (chance, nowMs) => {
    const { start, end } = dayOf(chance, nowMs);
    return asked(
      { cameraId: cameraOf(chance), start: { $lt: end }, end: { $gt: start } },
      [{ field: 'start', direction: 'asc' }],
      1000,
    );
  }),
  recordings('recordings of all cameras', () => asked({}, [{ field: 'start', direction: 'desc' }], 1000)),
  {
    what: 'canvases',
    path: 'api/cameraCanvases/query',
    body: () => asked({}, [{ field: 'name', direction: 'asc' }], 1000),
  },
  {
    what: 'artifacts',
    path: 'api/artifact/data',
    body: () => asked({}, [{ field: 'createdAt', direction: 'desc' }], 100),
  },
];
