import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

/** So many are remembered: by then somebody else's are the newest of the barn. */
const mostRemembered = 50;

const record = storedRecord(deviceStorage.open('settings'), {
  version: 1,
  schema: v.pipe(v.array(v.string()), v.maxLength(mostRemembered)),
});

export interface Writer {
  readonly instanceId: string;
  readonly accountId: string;
}

/** Wiped with all that belongs to the barn when somebody logs out there (`wipe-at-sign-out.ts` of the shell). */
function keyOf({ instanceId, accountId }: Writer): string {
  return `${encodeURIComponent(instanceId)}/${encodeURIComponent(accountId)}/own-writes`;
}

/** What this account has written on this device, by the identifiers under which it was sent: the latest first. */
export async function ownWrites(writer: Writer): Promise<readonly string[]> {
  const reading = await record.read(keyOf(writer));
  return reading.state === 'present' ? reading.value : [];
}

let last: Promise<unknown> = Promise.resolve();

/** Remembers one more, for the next start as well: who wrote a record down need not be told that it is new. */
export function rememberOwnWrite(writer: Writer, identifier: string): Promise<void> {
  const remembered = last.then(async () => {
    const known = await ownWrites(writer);
    const others = known.filter((other) => other !== identifier);
    await record.write(keyOf(writer), [identifier, ...others].slice(0, mostRemembered));
  });
  last = remembered.catch(() => undefined);
  return remembered;
}
