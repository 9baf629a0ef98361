import { randomUUID } from 'node:crypto';
import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import { startTestInstance, type TestAnswer, type TestInstance, testAccount, testCamera } from './test-instance';

const view = 'incidents.view';
const people = {
  manager: ['*'],
  keeper: [view, 'incidents.manage'],
  intervener: [view, 'incidents.barnIntervention.manage'],
  diarist: [view, 'incidents.barnDocumentation.manage'],
  viewer: [view],
} as const;
export type Person = keyof typeof people;

export const intervention = {
  type: 'climate',
  title: 'Draught at the door',
  description: 'Taped over.',
  severity: 'middle',
  issue: 'draft',
};
export const entry = {
  classification: 'cleaning',
  description: '<p>Washed.</p>',
  timestamp: 1_790_000_000_000,
  location: { kind: 'global' },
};

interface Opened {
  readonly incident: Incident;
  readonly incidentEvent: IncidentEvent;
}

/** Status and error code of an answer. */
export const outcome = ({ status, body }: TestAnswer) => [status, body.error?.code];

/** A barn with one camera for the tests of a file, and what people who may more or less do with incidents there. */
export function incidentBarn() {
  let barn: TestInstance;
  const tokens = new Map<Person, string>();
  beforeAll(async () => {
    const names = Object.keys(people) as Person[];
    barn = await startTestInstance({
      accounts: names.map((name) => testAccount(name, people[name])),
      cameras: [testCamera('pen-01')],
    });
    for (const name of names) tokens.set(name, await barn.access(name));
  });
  afterAll(() => barn.stop());

  const as = (person: Person, method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    barn.call(method, path, { token: String(tokens.get(person)), ...(body !== undefined && { body }) });

  const create = (person: Person, more: object = {}) =>
    as(person, 'POST', 'api/incidents/', {
      incidentData: {
        type: 'barnIntervention',
        identifier: randomUUID(),
        trigger: 'issueDetected',
        payload: intervention,
        ...more,
      },
    });
  const opened = async (more: object = {}): Promise<Opened> => {
    const answer = await create('manager', more);
    expect(answer.status).toBe(201);
    return answer.body.data as unknown as Opened;
  };
  const trigger = (person: Person, incidentId: string, name: string, payload: object, more: object = {}) =>
    as(person, 'POST', 'api/incidentEvents', {
      incidentEventData: { incidentId, identifier: randomUUID(), trigger: name, payload, ...more },
    });
  const close = (person: Person, incidentId: string) => as(person, 'PUT', `api/incidents/${incidentId}`);
  const read = async (incidentId: string): Promise<Incident> =>
    (await as('manager', 'POST', 'api/incidents/queryOne', { query: { incidentId } })).body.data
      ?.incident as unknown as Incident;
  return { as, create, opened, trigger, close, read };
}
