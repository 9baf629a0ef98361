import { type RequestError, writeLog } from '../../auth-client';
import { runningSums } from '../archive/file-sums';
import { finishedFile, isOneFile } from '../archive/finished-file';
import { checksumsName, checksumsText, indexName, indexTable } from '../archive/index-table';
import { itemsOf } from '../order/transfer-order';
import type { StoredFile, Transfer, TransferPart, TransferStanding } from '../record/transfer';
import { frameSteps } from './frame-steps';
import { recordingSteps } from './recording-steps';
import type { HowFar, Step, StepWorld } from './step';

export type RunEnd =
  | { readonly kind: 'done' }
  /** It was paused or removed meanwhile, or the window ends. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: RequestError };

export interface RunWorld extends StepWorld {
  /**
   * Puts a part on the disk, and then down how far the export is with it. Null where it was paused or removed meanwhile.
   *
   * @throws what the disk says
   */
  readonly commit: (
    transfer: Transfer,
    part: TransferPart,
    next: HowFar & { readonly standing?: TransferStanding },
  ) => Promise<Transfer | null>;
}

type Finished = Extract<TransferStanding, { kind: 'done' }>;

/**
 * Goes on with an export until it is done, or cannot go on. @throws what the disk says
 */
export async function runTransfer(world: RunWorld, begun: Transfer): Promise<RunEnd> {
  const step = stepsOf(world, begun);
  let transfer: Transfer | null = await whole(world, begun);
  while (transfer !== null && transfer.done.items < itemsOf(transfer.order)) {
    const next: Step = await step(transfer);
    if (world.signal.aborted) return { kind: 'stopped' };
    if (next.kind === 'failed') return next;
    transfer = await world.commit(transfer, next.part, next.next);
  }
  if (transfer === null) return { kind: 'stopped' };
  const parts = await world.parts.read(transfer);
  // A part of it went meanwhile.
  if (parts === null) return runTransfer(world, transfer);
  return (await finish(world, transfer, parts)) === null ? { kind: 'stopped' } : { kind: 'done' };
}

function stepsOf(world: StepWorld, { order }: Transfer): (transfer: Transfer) => Promise<Step> {
  const [recordings, frames] = [recordingSteps(world), frameSteps(world)];
  return (transfer) => {
    switch (order.kind) {
      case 'recordings':
        return recordings({ ...transfer, order });
      case 'frames':
        return frames({ ...transfer, order });
    }
  };
}

const emptyPart = { bytes: new Blob(), files: [], missing: [] } as const;

/** As it was, or from the beginning where a part of it is gone or damaged. */
async function whole(world: RunWorld, transfer: Transfer): Promise<Transfer | null> {
  if (transfer.done.parts === 0 || (await world.parts.read(transfer)) !== null) return transfer;
  writeLog('warning', `parts of the export ${transfer.identifier} are gone: it begins anew`);
  const nothing = { parts: 1, bytes: 0, items: 0, files: 0, missing: 0 };
  return world.commit(
    transfer,
    { ...emptyPart, files: [], missing: [] },
    { done: nothing, current: null, bytesPerS: null },
  );
}

/** The index and the checksums, and what the whole is called. */
async function finish(world: RunWorld, transfer: Transfer, parts: readonly TransferPart[]): Promise<Transfer | null> {
  const { order, done, bytesPerS } = transfer;
  const files = parts.flatMap((part) => part.files);
  const known = order.kind === 'recordings' ? order.missing : [];
  const missing = [...known, ...parts.flatMap((part) => part.missing)];
  const needsIndex = files.length > 0 && !isOneFile(order, missing.length);
  const part = needsIndex ? await indexPart(world, transfer, files, missing) : { ...emptyPart, files: [], missing: [] };
  const file = finishedFile(order, [...parts, part], missing.length);
  const standing: Finished = {
    kind: 'done',
    finishedAt: world.now(),
    sizeBytes: file?.blob.size ?? 0,
    name: file?.name ?? '',
    sha256: isOneFile(order, missing.length) ? (files[0]?.sha256 ?? null) : null,
    isSaved: false,
  };
  const next = { ...done, parts: done.parts + 1, bytes: done.bytes + part.bytes.size };
  return world.commit(transfer, part, { done: next, current: null, bytesPerS, standing });
}

async function indexPart(
  { signal, now }: StepWorld,
  { order, done }: Transfer,
  files: readonly StoredFile[],
  missing: Parameters<typeof indexTable>[2],
): Promise<TransferPart> {
  const made: StoredFile[] = [];
  const bytes: Blob[] = [];
  let offset = done.bytes;
  async function add(name: string, text: string): Promise<void> {
    const blob = new Blob([text]);
    const sums = runningSums();
    await sums.add(blob, signal);
    const facts = { camera: -1, start: now(), end: now(), capturedAt: null, counts: [] };
    made.push({ name, ...facts, offset, sizeBytes: blob.size, ...sums.end() });
    bytes.push(blob);
    offset += blob.size;
  }
  await add(indexName, indexTable(order, files, missing));
  await add(checksumsName, checksumsText([...files, ...made]));
  return { bytes: new Blob(bytes), files: made, missing: [] };
}
