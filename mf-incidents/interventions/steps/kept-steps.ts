import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

/** What the steps of an intervention come to: how many there are, and who has done the last. */
const stepsSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), lastBy: v.nullable(v.string()) });

export type StepsInShort = v.InferOutput<typeof stepsSchema>;

/** As many as of the interventions of all barns are kept of each; of more those seen longest ago are let go. */
const mostKept = 400;

/** By intervention as it was then, those seen longest ago first. */
const schema = v.array(v.tuple([v.string(), stepsSchema]));

/** Among the answers of the barn, below the keys of the account: what lies there is forgotten with the session. */
const record = storedRecord(deviceStorage.open('answers'), { version: 1, schema });

export interface StepsPlace {
  readonly barnId: string;
  readonly accountId: string;
}

function keyOf({ barnId, accountId }: StepsPlace): string {
  return [barnId, accountId, 'steps of interventions'].map(encodeURIComponent).join('/');
}

/** What this device was told of the steps of a barn's interventions. */
export async function readKeptSteps(place: StepsPlace): Promise<ReadonlyMap<string, StepsInShort>> {
  const reading = await record.read(keyOf(place));
  return new Map(reading.state === 'present' ? reading.value : []);
}

/** Adds to them. A window that does the same at this moment may win: the other's are told again with the next list. */
export async function keepSteps(place: StepsPlace, found: ReadonlyMap<string, StepsInShort>): Promise<void> {
  const kept = new Map(await readKeptSteps(place));
  for (const [key, steps] of found) {
    kept.delete(key);
    kept.set(key, steps);
  }
  await record.write(keyOf(place), [...kept].slice(-mostKept));
}
