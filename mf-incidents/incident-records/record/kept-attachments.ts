import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

/** At 4 MB at most and some 300 kB usually: of the records that were looked at last, and of those that were taken along. */
export const mostKept = 150;

const schema = v.object({ blob: v.blob(), keptAt: v.number() });

/** Beside the stills: what lies there is forgotten with the session, and measured as what can be fetched again. */
const store = deviceStorage.open('stills');
const record = storedRecord(store, { version: 1, schema });

export interface AttachmentPlace {
  readonly instanceId: string;
  readonly accountId: string;
  readonly incidentId: string;
  readonly attachmentId: string;
}

const mark = 'attachment ';

function prefixOf({ instanceId, accountId }: AttachmentPlace): string {
  return `${encodeURIComponent(instanceId)}/${encodeURIComponent(accountId)}/${encodeURIComponent(mark)}`;
}

function keyOf(place: AttachmentPlace): string {
  return prefixOf(place) + encodeURIComponent(`${place.incidentId} ${place.attachmentId}`);
}

/** The file of an attachment as it was fetched before: it never changes. Null where it is not on this device. */
export async function readKeptAttachment(place: AttachmentPlace): Promise<Blob | null> {
  const reading = await record.read(keyOf(place));
  return reading.state === 'present' ? reading.value.blob : null;
}

/** Keeps a file; of more than a device shall hold those go that were kept longest ago. */
export async function keepAttachment(place: AttachmentPlace, blob: Blob, now: number): Promise<void> {
  await record.write(keyOf(place), { blob, keptAt: now });
  const keys = await store.keys(prefixOf(place));
  if (keys.length <= mostKept) return;
  const kept: { readonly key: string; readonly keptAt: number }[] = [];
  for (const key of keys) kept.push({ key, keptAt: record.peek(await store.read(key))?.keptAt ?? 0 });
  kept.sort((one, other) => one.keptAt - other.keptAt);
  for (const { key } of kept.slice(0, keys.length - mostKept)) await store.remove(key);
}
