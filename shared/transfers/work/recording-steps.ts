import { millisecondsInMinute } from 'date-fns/constants';
import { sendFileCall } from '../../answers/send-file-call';
import type { FileAnswer } from '../../auth-client/requests/instance-client';
import { failed, type Outcome } from '../../auth-client/requests/outcome';
import { type RunningSums, runningSums } from '../archive/file-sums';
import { recordingName } from '../order/order-names';
import type { Missing, RecordingsOrder } from '../order/transfer-order';
import type { Transfer } from '../record/transfer';
import { missingBecause, type Step, type StepWorld, speedAfter } from './step';
import { type RecordingPath, watchMaking } from './watch-making';

/** A barn draws or cuts an hour of video before its first byte comes. */
const firstBytesMs = 15 * millisecondsInMinute;
const laterBytesMs = 2 * millisecondsInMinute;

/** Bytes of one request: small enough that little is asked for twice, large enough that a fast line is used. */
const leastBytes = 512 * 1024;
const mostBytes = 8 * 1024 * 1024;
/** One request should take about this long, ms. */
const goodLengthMs = 1_500;

const fileCall = 'GET api/recordings/file/{cameraId}/{start}/{end}';

type RecordingTransfer = Transfer & { readonly order: RecordingsOrder };
type Current = NonNullable<Transfer['current']>;

/** The videos of an export, by ranges: what has come is never asked for again. */
export function recordingSteps(world: StepWorld): (transfer: RecordingTransfer) => Promise<Step> {
  const { client, parts, now, signal } = world;
  let size = leastBytes;
  /** Of the bytes of the current file that this window has seen. */
  let summed: { readonly sums: RunningSums; readonly item: number; readonly bytes: number } | null = null;

  async function ask(path: RecordingPath, from: number): Promise<Outcome<FileAnswer>> {
    const asking = {
      range: { start: from, end: from + size - 1 },
      // Who answers the whole file where a part was asked for may do so for a small one.
      maxBytes: Math.max(size, 8 * mostBytes),
      timeoutMs: from === 0 ? firstBytesMs : laterBytesMs,
      signal,
    };
    if (from > 0) return sendFileCall(client, fileCall, { path, query: {} }, asking);
    const endWatch = watchMaking(world, path);
    const outcome = await sendFileCall(client, fileCall, { path, query: {} }, asking);
    endWatch();
    return outcome;
  }

  async function sumsUntil(transfer: Transfer, { offset, bytes }: Current): Promise<RunningSums | null> {
    if (summed !== null && summed.item === transfer.done.items && summed.bytes === bytes) return summed.sums;
    const sums = runningSums();
    if (bytes === 0) return sums;
    const before = await parts.read(transfer);
    if (before === null) return null;
    await sums.add(new Blob(before.map((part) => part.bytes)).slice(offset, offset + bytes), signal);
    return sums;
  }

  return async (transfer) => {
    const { done, order } = transfer;
    const piece = order.pieces[done.items];
    const camera = piece && order.cameras[piece.camera];
    if (!piece || !camera) throw new RangeError(`an export has no piece ${done.items}`);
    const { start, end } = piece;
    const fresh: Current = { offset: done.bytes, bytes: 0, sizeBytes: 0 };
    const current = transfer.current ?? fresh;
    // Behind what is counted: until the record has changed, those parts must be what they were.
    const over = { parts: done.parts, bytes: done.bytes };
    const path = { cameraId: camera.cameraId, start, end };
    const began = now();
    const outcome = await ask(path, current.bytes);
    if (!outcome.ok) {
      const { error } = outcome;
      const reason = missingBecause(error);
      // The file has become another one since its first bytes came.
      if (current.bytes > 0 && error.context.status === 416) return again(transfer, over);
      if (reason === null) return { kind: 'failed', error };
      return without(transfer, over, { ...piece, reason });
    }
    const { blob, headers } = outcome.value;
    const range = rangeOf(headers, blob.size, current.bytes);
    if (range === null) {
      const context = { instanceId: transfer.instanceId, call: fileCall };
      return failedStep(failed('unexpected-shape', context, new RangeError('the answer is another range')));
    }
    if (current.bytes > 0 && range.total !== current.sizeBytes) return again(transfer, over);
    // A file of nothing would pass for a video that is there.
    if (range.total === 0) return without(transfer, over, { ...piece, reason: 'damaged' });
    const sums = await sumsUntil(transfer, current);
    if (sums === null) return again(transfer, over);
    await sums.add(blob, signal);
    const bytes = current.bytes + blob.size;
    summed = { sums, item: done.items, bytes };
    const tookMs = now() - began;
    // The first answer is also waited for while the barn makes the file.
    const isTold = current.bytes > 0 || tookMs < goodLengthMs;
    const bytesPerS = isTold ? speedAfter(transfer.bytesPerS, blob.size, tookMs) : transfer.bytesPerS;
    if (isTold) size = nextSize(size, tookMs);
    const grown = { ...done, parts: done.parts + 1, bytes: done.bytes + blob.size };
    if (bytes < range.total)
      return part(blob, [], [], { done: grown, current: { ...current, bytes, sizeBytes: range.total }, bytesPerS });
    summed = null;
    const name = recordingName(order, piece);
    const known = { name, camera: piece.camera, start, end, capturedAt: null, offset: current.offset, counts: [] };
    const file = { ...known, sizeBytes: bytes, ...sums.end() };
    const next = { ...grown, items: done.items + 1, files: done.files + 1 };
    return part(blob, [file], [], { done: next, current: null, bytesPerS });
  };
}

/** Up to where what has come is counted. */
type Over = Pick<Transfer['done'], 'parts' | 'bytes'>;
type Part = Extract<Step, { kind: 'part' }>;

function part(bytes: Blob, files: Part['part']['files'], missing: Part['part']['missing'], next: Part['next']): Part {
  return { kind: 'part', part: { bytes, files, missing }, next };
}

function failedStep({ error }: ReturnType<typeof failed>): Step {
  return { kind: 'failed', error };
}

/** The next file: this one cannot be had. */
function without({ done, bytesPerS }: Transfer, over: Over, missing: Missing): Step {
  const next = { ...done, ...over, parts: over.parts + 1, items: done.items + 1, missing: done.missing + 1 };
  return part(new Blob(), [], [missing], { done: next, current: null, bytesPerS });
}

/** The current file from its beginning. */
function again({ done, bytesPerS }: Transfer, over: Over): Step {
  const next = { ...done, ...over, parts: over.parts + 1 };
  return part(new Blob(), [], [], { done: next, current: null, bytesPerS });
}

/** Which bytes came; null where they are not those that were asked for. */
function rangeOf(headers: Headers, size: number, from: number): { readonly total: number } | null {
  const told = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '');
  // The whole file.
  if (told === null) return from === 0 ? { total: size } : null;
  const [first, last, total] = told.slice(1).map(Number);
  if (first !== from || last === undefined || total === undefined) return null;
  return last - from + 1 === size && size > 0 && last < total ? { total } : null;
}

function nextSize(size: number, tookMs: number): number {
  if (tookMs < goodLengthMs / 2) return Math.min(mostBytes, size * 2);
  return tookMs > goodLengthMs * 3 ? Math.max(leastBytes, size / 2) : size;
}
