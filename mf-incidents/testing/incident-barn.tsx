import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { type BarnDoor, FreshMemory, never, openBarnDoors, renderInSuite, settle } from '@barnwatch/shared/testing';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { act } from 'react';
import { IncidentListScreen } from '../incidents/incident-list/incident-list';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { wireCamera, wireIncident } from './example-incident';

/** Where the clock of the screens stands, ms since 1970 UTC. */
export const now = Date.UTC(2026, 0, 1, 12);

/** Names of the calls that it answers. */
export const calls = {
  list: 'POST api/incidents/query',
  events: 'POST api/incidentEvents/query',
  handler: 'GET api/incidents/handlers/{incidentType}/{simplified}',
  cameras: 'GET api/cameras',
} as const;

type Opened = Awaited<ReturnType<typeof openBarnDoors>>;

/** A barn with incidents, their events and one camera. What it holds may change while a test runs. */
export class IncidentBarn {
  /** Incidents as the wire has them. */
  records: readonly object[] = [];
  /** Events as the wire has them. */
  events: readonly object[] = [];
  /** What the barn itself calls the subtypes of its incidents, as the wire has it. */
  typeSetup: readonly object[] = [];
  readonly door: BarnDoor;
  readonly device: Opened['device'];
  readonly #client: Opened['client'];
  readonly #answering: BarnDoor['barn']['override'];

  constructor(door: BarnDoor, { device, client }: Pick<Opened, 'device' | 'client'>) {
    this.door = door;
    this.device = device;
    this.#client = client;
    this.#answering = door.barn.override;
    this.answer();
    door.answer(calls.handler, ({ path }) => ({
      handler: { type: path.incidentType, triggers: [], typeSetup: this.typeSetup },
    }));
    door.answer(calls.cameras, { cameras: { 'north-1': wireCamera('north-1', 'Pen 1') } });
  }

  /** From now on it answers with what it holds: incidents of the type that is asked for, events of the incidents. */
  answer(): void {
    this.door.answer(calls.list, ({ body }) => {
      const { query = {}, ...place } = body as QueryRequest;
      const isMeant = (record: object) => query.type === undefined || Reflect.get(record, 'type') === query.type;
      return pageOf('incidents', this.records.filter(isMeant), place);
    });
    this.door.answer(calls.events, ({ body }) => {
      const { query = {}, ...place } = body as QueryRequest;
      const ids = idsIn(query);
      const isMeant = (event: object) => ids.includes(String(Reflect.get(event, 'incidentId')));
      return pageOf('incidentEvents', this.events.filter(isMeant), place);
    });
  }

  /** From now on nothing reaches it. */
  goAway(): void {
    this.door.barn.override = () => 'no-connection';
  }

  comeBack(): void {
    this.door.barn.override = this.#answering;
  }

  /** From now on it is reached again, and the device has found out: a minute later, when pauses between tries are over. */
  async lineIsBack(): Promise<void> {
    this.comeBack();
    this.device.time += millisecondsInMinute;
    await act(async () => void (await this.#client.checkConnection(this.door.id, never(), { asked: true })));
    await settled();
  }

  /** What lists of incidents were asked for, in order. */
  get questions(): readonly QueryRequest[] {
    return this.door.asked(calls.list).map(({ body }) => body as QueryRequest);
  }

  /** The ids of incidents whose events were asked for, question by question. */
  get stepQuestions(): readonly (readonly string[])[] {
    return this.door.asked(calls.events).map(({ body }) => idsIn((body as QueryRequest).query ?? {}));
  }

  /** Whether the device keeps a list of incidents. */
  get isListKept(): boolean {
    const kept = [...(this.device.databases.get('answers')?.keys() ?? [])].map(decodeURIComponent);
    return kept.some((key) => key.includes(calls.list));
  }
}

function idsIn(query: NonNullable<QueryRequest['query']>): readonly string[] {
  const { incidentId } = query as { readonly incidentId: string | { readonly $in: readonly string[] } };
  return typeof incidentId === 'string' ? [incidentId] : incidentId.$in;
}

function pageOf(name: string, records: readonly object[], { offset = 0, limit = 1000 }: QueryRequest) {
  return { [name]: records.slice(offset, offset + limit), page: { offset, limit, total: records.length } };
}

/** @param at where the clock of the device stands, ms since 1970 UTC */
export async function openIncidentBarn(
  permissions: readonly string[] = ['incidents.view', 'cameras.view'],
  at = now,
): Promise<IncidentBarn> {
  const opened = await openBarnDoors([{ permissions }], at);
  const [door] = opened.doors;
  if (!door) throw new Error('no barn was opened');
  return new IncidentBarn(door, opened);
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Opens the list at an address, as after a start, by a clock that stands still. */
export async function openIncidentList(search = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/incidents${search}`);
  const Suite = () => useRoutes([{ path: '/dashboard/:barnId/incidents', element: <IncidentListScreen /> }]);
  const rendered = await renderInSuite(
    <>
      <Suite />
      <Address />
    </>,
    {
      now,
      language,
      texts: { 'mf-incidents': language === 'en' ? en : de },
      wrap: (children) => (
        <FreshMemory>
          <BrowserRouter>{children}</BrowserRouter>
        </FreshMemory>
      ),
    },
  );
  await settled();
  return rendered;
}

/** Until calls that are under way are answered, and drawing that was put off is done. @param pauseMs of a table's own timers */
export const settled = (pauseMs = 30) =>
  act(async () => {
    await new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
    // A pause has many turns of the event loop on a quiet machine, and one on a busy one.
    await settle();
  });

export const manyIncidents = (count: number, idOf = (index: number) => `i${index}`) =>
  Array.from({ length: count }, (_, index) => wireIncident(idOf(index)));

/** By selector: computing the roles of fifty cards takes jsdom seconds. */
export const shownCards = () => [...document.querySelectorAll('article')];

export const otherPayload = { type: 'other', title: 'Weighed', description: '', severity: 'none', issue: null };
