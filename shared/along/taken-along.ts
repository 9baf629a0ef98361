import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.pipe(v.number(), v.finite());

const schema = v.object({
  /** The parts that were chosen, `<remote>/<part>`. */
  parts: v.array(v.string()),
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Whether it is taken anew by itself once a day. */
  daily: v.boolean(),
  /** ms since 1970 UTC, when it was last begun, and when it was last there as a whole; null for never. */
  begunAt: moment,
  wholeAt: v.nullable(moment),
  /** What is here of what was begun last, `<remote>/<part>/<id>`: a retry goes on behind it. Empty once it is whole. */
  here: v.array(v.string()),
  /** What the barn did not give, though all else is here. */
  missing: count,
  /** By part: how many were taken, and how many bytes they were: what the next one is reckoned by. */
  sizes: v.record(v.string(), v.object({ takes: count, bytes: count })),
});

/** What was taken along of a barn for an account. */
export type TakenAlong = v.InferOutput<typeof schema>;

export interface TakenPlace {
  readonly instanceId: string;
  readonly accountId: string;
}

const name = 'taken-along';

/** Beside the answers of the account: it is forgotten with the session, and cleared with what it speaks of. */
const store = deviceStorage.open('answers');
const record = storedRecord(store, { version: 1, schema });

function keyOf({ instanceId, accountId }: TakenPlace): string {
  return [instanceId, accountId, name].map(encodeURIComponent).join('/');
}

/** However late the device tells. */
export async function readTakenAlong(place: TakenPlace): Promise<TakenAlong | null> {
  const reading = await record.read(keyOf(place));
  return reading.state === 'present' ? reading.value : null;
}

export async function writeTakenAlong(place: TakenPlace, taken: TakenAlong): Promise<void> {
  await record.write(keyOf(place), taken);
}
