import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { sendFileCall } from '../../answers/send-file-call';
import type { FileAnswer } from '../../auth-client/requests/instance-client';
import type { Outcome } from '../../auth-client/requests/outcome';
import { readPictureFile } from '../../pictures/files/read-picture-file';
import { runningSums } from '../archive/file-sums';
import { frameName } from '../order/order-names';
import { type FramesOrder, framesOf, type Missing } from '../order/transfer-order';
import type { StoredFile, Transfer } from '../record/transfer';
import { countsAt } from './counts-at';
import { missingBecause, type Step, type StepWorld, speedAfter } from './step';

/** Connections at once: the screens that are looked at meanwhile need the others. */
const mostAtOnce = 3;
/** Pictures of one part, within half a day: their counts are one question. */
const mostOfPart = 12;
const longestPartMs = 12 * millisecondsInHour;
const frameTimeoutMs = 30 * millisecondsInSecond;
const mostFrameBytes = 16 * 1024 * 1024;

const frameCall = 'GET api/recordings/frame/{cameraId}/{timestamp}';

type FramesTransfer = Transfer & { readonly order: FramesOrder };

/** The pictures of an export, some at a time, with what was counted on them. */
export function frameSteps(world: StepWorld): (transfer: FramesTransfer) => Promise<Step> {
  const { client, now, signal } = world;

  return async (transfer) => {
    const { done, order } = transfer;
    const { camera, moments } = nextFrames(order, done.items);
    const cameraId = order.cameras[camera]?.cameraId ?? '';
    const began = now();
    const frames = await inOrder(moments, (timestamp) =>
      sendFileCall(
        client,
        frameCall,
        { path: { cameraId, timestamp }, query: {} },
        { signal, timeoutMs: frameTimeoutMs, maxBytes: mostFrameBytes },
      ),
    );
    const counts = await countsAt(world, cameraId, moments, order.labels);
    if (!counts.ok) return { kind: 'failed', error: counts.error };

    const files: StoredFile[] = [];
    const missing: Missing[] = [];
    const bytes: Blob[] = [];
    let offset = done.bytes;
    let items = 0;
    for (const [index, outcome] of frames.entries()) {
      const moment = moments[index] ?? 0;
      const file = await readPictureFile(outcome);
      if (file.kind === 'picture') {
        const { blob, headers } = file;
        const sums = runningSums();
        await sums.add(blob, signal);
        files.push({
          name: frameName(order, camera, moment),
          camera,
          start: moment,
          end: moment,
          capturedAt: capturedAt(headers),
          offset,
          sizeBytes: blob.size,
          ...sums.end(),
          counts: [...(counts.value[index] ?? [])],
        });
        bytes.push(blob);
        offset += blob.size;
      } else if (file.kind === 'damaged') {
        missing.push({ camera, start: moment, end: moment, reason: 'damaged' });
      } else {
        const { error } = file;
        const because = missingBecause(error);
        // What came before it is kept; it is asked for again.
        if (because === null && items === 0) return { kind: 'failed', error };
        if (because === null) break;
        const reason = error.context.reason === 'frame-missing' ? 'gap' : because;
        missing.push({ camera, start: moment, end: moment, reason });
      }
      items += 1;
    }
    const blob = new Blob(bytes);
    const next = {
      parts: done.parts + 1,
      bytes: offset,
      items: done.items + items,
      files: done.files + files.length,
      missing: done.missing + missing.length,
    };
    const bytesPerS = speedAfter(transfer.bytesPerS, blob.size, now() - began);
    return { kind: 'part', part: { bytes: blob, files, missing }, next: { done: next, current: null, bytesPerS } };
  };
}

/** The pictures that come next: of one camera, camera after camera. */
export function nextFrames(
  { span, intervalMs }: Pick<FramesOrder, 'span' | 'intervalMs'>,
  items: number,
): { readonly camera: number; readonly moments: readonly number[] } {
  const perCamera = framesOf(span, intervalMs);
  const first = items % perCamera;
  const most = Math.min(mostOfPart, Math.max(1, Math.floor(longestPartMs / intervalMs)));
  const moments = Array.from(
    { length: Math.min(most, perCamera - first) },
    (_, index) => span.start + (first + index) * intervalMs,
  );
  return { camera: Math.floor(items / perCamera), moments };
}

/** Asks for some at a time; after a failure that is none of the picture's no more are begun. */
async function inOrder(
  moments: readonly number[],
  ask: (moment: number) => Promise<Outcome<FileAnswer>>,
): Promise<readonly Outcome<FileAnswer>[]> {
  const found = new Map<number, Outcome<FileAnswer>>();
  let next = 0;
  let goesOn = true;
  async function some(): Promise<void> {
    while (goesOn && next < moments.length) {
      const index = next;
      next += 1;
      const outcome = await ask(moments[index] ?? 0);
      found.set(index, outcome);
      if (!outcome.ok && missingBecause(outcome.error) === null) goesOn = false;
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, some));
  const answers = moments.map((_, index) => found.get(index));
  const end = answers.indexOf(undefined);
  return answers.slice(0, end < 0 ? undefined : end).filter((answer) => answer !== undefined);
}

function capturedAt(headers: Headers): number | null {
  const told = Number(headers.get('x-capture-time') ?? Number.NaN);
  return Number.isSafeInteger(told) && told > 0 ? told : null;
}
