import type { BarnDoor } from '@barnwatch/shared/testing';
import { wireIncident } from './example-incident';

/** Names of the calls that write. */
export const writes = {
  create: 'POST api/incidents/',
  addEvent: 'POST api/incidentEvents',
  close: 'PUT api/incidents/{incidentId}',
  attach: 'POST api/incidents/{incidentId}/attachments',
} as const;

/** A record as it came in: what the contract calls `incidentData` and `incidentEventData`. */
export interface TakenRecord {
  readonly identifier: string;
  readonly trigger: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly type?: string;
  readonly incidentId?: string;
}

/** What a barn has been sent, refused or taken. */
export interface TakenRecords {
  /** New incidents, in order. */
  readonly created: readonly TakenRecord[];
  /** Further events. */
  readonly added: readonly TakenRecord[];
  /** Ids of incidents that were closed. */
  readonly closed: readonly string[];
  /** Identifiers and incidents of pictures. */
  readonly pictures: readonly { readonly incidentId: string; readonly identifier: string }[];
}

function recordIn(body: unknown, name: string): TakenRecord {
  return Reflect.get(Object(body), name) as TakenRecord;
}

const createdId = ({ identifier }: TakenRecord) => `incident-${identifier}`;

/**
 * From now on the barn takes what is written down; until a test refuses one of the calls. What it knows already, by its
 * identifier, it answers with the first time.
 */
export function takeRecords(door: BarnDoor): TakenRecords {
  const known = new Map<string, TakenRecord>();
  const firstOf = (record: TakenRecord): TakenRecord => {
    const first = known.get(record.identifier) ?? record;
    known.set(record.identifier, first);
    return first;
  };
  door.answer(writes.create, ({ body }) => {
    const record = firstOf(recordIn(body, 'incidentData'));
    const { identifier, trigger, payload, type } = record;
    const incidentId = createdId(record);
    return {
      incident: wireIncident(incidentId, { identifier, type, messagePayload: payload }),
      incidentEvent: { incidentId, identifier, trigger, payload },
    };
  });
  door.answer(writes.addEvent, ({ body }) => {
    const { identifier, trigger, payload, incidentId = '' } = firstOf(recordIn(body, 'incidentEventData'));
    return {
      incident: wireIncident(incidentId, { messagePayload: payload }),
      incidentEvent: { incidentId, identifier, trigger, payload },
    };
  });
  door.answer(writes.close, ({ path: { incidentId = '' } }) => ({
    incident: wireIncident(incidentId, { state: 'closed', closedAt: 1 }),
  }));
  door.answer(writes.attach, ({ path: { incidentId = '' }, body }) => ({
    attachment: { incidentId, identifier: Reflect.get(Object(Reflect.get(Object(body), 'attachment')), 'identifier') },
  }));
  return {
    get created() {
      return door.asked(writes.create).map(({ body }) => recordIn(body, 'incidentData'));
    },
    get added() {
      return door.asked(writes.addEvent).map(({ body }) => recordIn(body, 'incidentEventData'));
    },
    get closed() {
      return door.asked(writes.close).map(({ path }) => path.incidentId ?? '');
    },
    get pictures() {
      return door.asked(writes.attach).map(({ path, body }) => ({
        incidentId: path.incidentId ?? '',
        identifier: String(Reflect.get(Object(Reflect.get(Object(body), 'attachment')), 'identifier')),
      }));
    },
  };
}
