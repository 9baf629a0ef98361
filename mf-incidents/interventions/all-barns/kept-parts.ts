import type { InstanceView } from '@barnwatch/shared/auth-client';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { incident } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import { type Incident, incidentOf } from '../../incident-records/record/incident';
import type { PartAtHand } from './barn-parts';
import type { GlobalView } from './merged-interventions';

/** Interventions of a barn that are kept: what one looks for without a line is among the newest. */
const mostKept = 200;

const schema = v.object({
  /** ms since 1970 UTC */
  receivedAt: v.number(),
  /** Interventions that the barn had in all. */
  total: v.number(),
  /** As the wire has them. */
  incidents: v.array(v.unknown()),
});

/** Among the answers of the barn, below the keys of the account: what lies there is forgotten with the session. */
const record = storedRecord(deviceStorage.open('answers'), { version: 1, schema });

type KeptBarn = Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>;

function keyOf({ globalUniqueIdentifier, accountId }: KeptBarn, view: GlobalView): string {
  return [globalUniqueIdentifier, accountId ?? '', `interventions of all barns: ${view}`]
    .map(encodeURIComponent)
    .join('/');
}

/** Keeps what a barn has answered for a start without it. A device that cannot keep it loses nothing now. */
export async function keepPart(
  barn: KeptBarn,
  view: GlobalView,
  part: Pick<PartAtHand, 'incidents' | 'receivedAt' | 'total'>,
): Promise<void> {
  const { incidents, receivedAt, total } = part;
  await record.write(keyOf(barn, view), { receivedAt, total, incidents: incidents.slice(0, mostKept).map(wireOf) });
}

/** What the barns answered last, as far as this device has kept it: all at once, so that a list is drawn anew once. */
export async function readKeptParts(
  barns: readonly KeptBarn[],
  view: GlobalView,
): Promise<ReadonlyMap<string, PartAtHand>> {
  const readings = await Promise.all(
    barns.map(async (barn) => [barn.globalUniqueIdentifier, await readKeptPart(barn, view)] as const),
  );
  return new Map(readings.flatMap(([barnId, part]) => (part ? [[barnId, part] as const] : [])));
}

/** Null where nothing readable is kept. */
async function readKeptPart(barn: KeptBarn, view: GlobalView): Promise<PartAtHand | null> {
  const reading = await record.read(keyOf(barn, view));
  if (reading.state !== 'present') return null;
  const { receivedAt, total, incidents: kept } = reading.value;
  const incidents = kept.flatMap((one) => {
    const readable = v.safeParse(incident, one);
    return readable.success ? [incidentOf(readable.output)] : [];
  });
  // Of an earlier version, or damaged: no list that is empty now.
  if (incidents.length === 0 && kept.length > 0) return null;
  return { incidents, unreadable: 0, read: incidents.length, total, receivedAt, isKept: true };
}

/** The inverse of reading one: `message` is made of the payload. */
function wireOf({ message: _said, payload, ...record }: Incident): object {
  return { ...record, messagePayload: payload };
}
