import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

const recordKey = 'device-in-shares';
const idBytes = 16;

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) => byte.toString(16)).join('.');
}

/**
 * A random identifier that this device keeps, so that it stays in the same share of a staged version while nobody is
 * signed in. It is sent nowhere. Null while the device does not tell: late is not absent.
 */
export async function readDeviceId(settings: KeyValueStore): Promise<string | null> {
  const record = storedRecord(settings, { version: 1, schema: v.pipe(v.string(), v.maxLength(100)) });
  const told = await record.readInTime(recordKey);
  if (told.kind !== 'told') return null;
  if (told.value.state === 'present') return told.value.value;
  const id = freshId();
  // Not waited for: a slow disk must not hold up the first page.
  void record.write(recordKey, id);
  return id;
}
