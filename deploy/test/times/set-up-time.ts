import path from 'node:path';
import * as v from 'valibot';
import { cacheFolder } from '../../build/places';
import { readJsonFile } from '../../compose/json-file';

/** `deploy/setup` writes it when it has ended. */
const file = path.join(cacheFolder, 'set-up.json');
const schema = v.object({ endedAt: v.number(), tookMs: v.number() });

/** A set-up that ended this long before belongs to another command. */
const belongsWithin = 120_000;

/** How long the set-up right before this process took, ms: packages of npm and of the system. */
export async function setUpTime(startedAt: number): Promise<number> {
  const written = await readJsonFile(file, schema);
  if (!written.ok || startedAt - written.value.endedAt > belongsWithin) return 0;
  return written.value.tookMs;
}
