import { pictureKey } from '@barnwatch/shared/pictures/files';
import {
  type BarnDoor,
  type BarnDoorOptions,
  type DeviceDouble,
  never,
  openBarnDoors,
  settle,
} from '@barnwatch/shared/testing';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { act } from 'react';
import type { Camera } from '../camera-records/record/camera';
import { exampleCamera } from '../camera-records/record/example-camera';
import { pagePictures } from '../pictures/page/page-pictures';

/** The calls of the contract that most screens of cameras make. */
export const cameraCalls = {
  list: 'GET api/cameras',
  still: 'GET api/cameras/{cameraId}/still',
  live: 'GET api/streaming/{cameraId}',
  frame: 'GET api/recordings/frame/{cameraId}/{timestamp}',
  incidents: 'POST api/incidents/query',
} as const;

/** What a timeline asks for. */
export const timelineCalls = {
  recordings: 'POST api/recordings/query',
  spans: 'POST api/recordings/spans',
  speed: 'POST api/data/speed',
  night: 'POST api/data/nightvision',
  counts: 'POST api/data/labelCount',
  incidents: 'POST api/incidents/query',
} as const;

/** A WebSocket that does not open until it is told to. */
class WaitingSocket extends EventTarget {
  binaryType = 'blob';
  closed = false;
  constructor(readonly url: string) {
    super();
  }
  close(): void {
    this.closed = true;
  }
}

export interface CameraBarn {
  readonly door: BarnDoor;
  readonly device: DeviceDouble;
  /** Every attempt to have a live picture by WebSocket. */
  readonly sockets: readonly WaitingSocket[];
  /** What the barn says of its cameras from now on: cameras, or whatever stands under their ids. */
  readonly tell: (cameras: readonly Camera[] | Readonly<Record<string, unknown>>) => void;
  /** The barn cannot be reached from now on, and the suite has noticed. */
  readonly leave: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** Something has changed that the list does not say yet: it is asked for anew. */
  readonly askAnew: () => Promise<void>;
  /** Below what the pictures of a camera are kept. */
  readonly keyOf: (cameraId: string) => string;
}

/**
 * A barn with cameras, signed in and selected. Its pictures are on their way for ever, unless a test has them answered.
 *
 * @param now ms since 1970 UTC, on this device
 */
export async function openCameraBarn(
  cameras: readonly Camera[] | Readonly<Record<string, unknown>>,
  options: BarnDoorOptions & { readonly now?: number } = {},
): Promise<CameraBarn> {
  const { now = Math.floor(Date.now() / 1000) * 1000, ...barn } = options;
  const { doors, device, client } = await openBarnDoors([barn], now);
  const [door] = doors;
  if (!door) throw new Error('no barn was opened');
  const sockets: WaitingSocket[] = [];
  device.openWebSocket = (url) => {
    const socket = new WaitingSocket(url);
    sockets.push(socket);
    // Of a WebSocket that never opens nothing else is used.
    return socket as unknown as WebSocket;
  };
  const tell: CameraBarn['tell'] = (told) => {
    const byId = Array.isArray(told)
      ? Object.fromEntries(told.map((camera: Camera) => [camera.cameraId, camera]))
      : told;
    door.answer(cameraCalls.list, { cameras: byId });
  };
  tell(cameras);
  door.answer(cameraCalls.still, 'silence');
  door.answer(cameraCalls.live, 'silence');
  door.answer(cameraCalls.frame, 'silence');
  for (const call of Object.values(timelineCalls)) door.answer(call, 'silence');
  const places = [...device.instances];
  const check = async () => {
    await act(async () => void (await client.checkConnection(door.id, never(), { asked: true })));
    await arrived();
  };
  const keyOf = (cameraId: string) => pictureKey(door.id, door.barn.accountId, cameraId);
  let changes = 0;
  return {
    door,
    device,
    sockets,
    tell,
    keyOf,
    leave: () => {
      device.instances.clear();
      return check();
    },
    comeBack: () => {
      for (const [place, instance] of places) device.instances.set(place, instance);
      return check();
    },
    askAnew: async () => {
      changes += 1;
      act(() => pagePictures().forget(keyOf(`unheard-of-${changes}`)));
      await arrived();
    },
  };
}

/** Hour by hour over sixteen days: ten that lie and two that stand, in the last hour eight that stand. */
export function answerCounts(door: BarnDoor, cameraIds: readonly string[], now: number): void {
  const hourMs = 3_600_000;
  const end = Math.floor(now / hourMs) * hourMs;
  const rows = Array.from({ length: 16 * 24 }, (_, at) => end - (16 * 24 - at) * hourMs).flatMap((time) =>
    cameraIds.map((cameraId) => [time, cameraId, time === end - hourMs ? 4 : 10, null, time === end - hourMs ? 8 : 2]),
  );
  const columns = ['time', 'cameraId', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  const table = { columns, rows: rows.map((row) => [...row, null]), timeResolution: hourMs };
  door.answer(timelineCalls.counts, { labelCount: table });
}

/** A camera of which the barn says something that nobody can read. */
export const damagedCamera = (cameraId: string) => ({ ...exampleCamera(cameraId), name: null });

/** A picture as a barn sends it. @param capturedAt ms since 1970 UTC by the barn's clock */
export function jpegReply(capturedAt: number, bytes: Uint8Array<ArrayBuffer> = tinyJpeg(64, 36)): Response {
  return new Response(bytes, { headers: { 'content-type': 'image/jpeg', 'x-capture-time': String(capturedAt) } });
}

/** Until whoever asks the same asks anew: for two seconds an answer is shared with those who come later. */
export async function afterSharing(): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 2_100)));
}

/**
 * Lets what was asked for arrive: each round trip takes some turns of the event loop. A pause has many turns on a quiet
 * machine and one on a busy one, so turns follow it.
 */
export async function arrived(): Promise<void> {
  await act(async () => {
    await new Promise<void>((resolve) => setTimeout(resolve, 30));
    await settle();
  });
}

/** The same, and what is asked for because of what has arrived, a few times over. */
export async function allArrived(): Promise<void> {
  for (let time = 0; time < 5; time += 1) await act(() => settle());
}
