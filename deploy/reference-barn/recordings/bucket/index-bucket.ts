import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ListedObject, ObjectStore } from '../../../object-store/object-store';
import { createYielder } from '../../data/create-yielder';
import { cameraNote, readSegmentName, recordingIdPrefix } from '../recorder/segment-names';
import type { RecordingStore } from '../recording-store';

const noteSchema = v.pipe(v.string(), v.parseJson(), v.object({ cameraId: v.string() }));

/**
 * Makes the index know what lies in a bucket: after a restore, and where the program ended between storing and writing
 * that down. What the rules do not keep is removed by them afterwards.
 * @param place `address` as the index names the bucket, and the folder of all recordings on the disk
 * @returns how many segments were not known
 * @throws what hinders it
 */
export async function indexBucket(
  client: ObjectStore,
  store: RecordingStore,
  place: { readonly address: string; readonly folder: string },
  signal: AbortSignal,
): Promise<number> {
  const { address, folder } = place;
  const yieldTurn = createYielder(signal);
  const cameras = new Map<string, string | null>();
  let found = 0;

  async function take({ key: file, bytes: sizeBytes }: ListedObject): Promise<void> {
    const [own = '', name = ''] = file.split('/');
    const times = readSegmentName(name);
    if (!times || store.isRemoved(address, file)) return;
    // A restored index may know of it, but not that it was stored since.
    const known = store.segmentOf(file);
    if (known && (known.store !== undefined || existsSync(join(folder, file)))) return;
    const cameraId = cameras.get(own) ?? (await readCameraId(client, own));
    cameras.set(own, cameraId);
    if (cameraId === null) return;
    const recordingId = `${recordingIdPrefix(cameraId)}${times.start}`;
    store.addSegment({ recordingId, cameraId, ...times, sizeBytes, file, store: address, isOnDisk: false }, null);
    found += 1;
  }

  for await (const page of client.pages('', signal))
    for (const object of page) {
      await yieldTurn();
      await take(object);
    }
  return found;
}

async function readCameraId(client: ObjectStore, folder: string): Promise<string | null> {
  const note = v.safeParse(noteSchema, (await client.read(`${folder}/${cameraNote}`))?.content.toString('utf8'));
  return note.success ? note.output.cameraId : null;
}

/** Says in a bucket whose segments a folder holds. */
export async function writeCameraNote(client: ObjectStore, file: string, cameraId: string): Promise<void> {
  const [folder = ''] = file.split('/');
  const note = Buffer.from(JSON.stringify({ cameraId }));
  await client.write(`${folder}/${cameraNote}`, note, { contentType: 'application/json' }, 'anything');
}
