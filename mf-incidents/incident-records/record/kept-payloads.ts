import type { InstanceView } from '@barnwatch/shared/auth-client';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

/** Hidden records are few; of more than these the oldest known are let go. */
const mostKept = 500;

/** First payloads by incident, those known longest first. */
const schema = v.array(v.tuple([v.string(), v.unknown()]));

/** Among the answers of the barn, below the keys of the account: what lies there is forgotten with the session. */
const record = storedRecord(deviceStorage.open('answers'), { version: 1, schema });

type KeptBarn = Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>;

function keyOf({ globalUniqueIdentifier, accountId }: KeptBarn): string {
  return [globalUniqueIdentifier, accountId ?? '', 'first payloads'].map(encodeURIComponent).join('/');
}

/** What hidden records said first, as far as this device was told: the first event of a record never changes. */
export async function readKeptPayloads(barn: KeptBarn): Promise<ReadonlyMap<string, unknown>> {
  const reading = await record.read(keyOf(barn));
  return new Map(reading.state === 'present' ? reading.value : []);
}

/** Adds to them. A window that does the same at this moment may win: the other's are asked for again. */
export async function keepPayloads(barn: KeptBarn, found: ReadonlyMap<string, unknown>): Promise<void> {
  const kept = await readKeptPayloads(barn);
  await record.write(keyOf(barn), [...new Map([...kept, ...found])].slice(-mostKept));
}
