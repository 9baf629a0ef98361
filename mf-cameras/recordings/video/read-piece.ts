import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Clock } from '../../pictures/timing/clock';
import type { OpenPiece } from './open-piece';
import { PieceReader, type PieceUnit } from './piece-reader';
import type { VideoFailure } from './video-failure';

/** A barn that draws slowly sends a group every few seconds; one that says nothing for this long has stopped. */
const silentMs = 15_000;

export interface PieceSource {
  readonly span: TimeSpan;
  readonly openPiece: OpenPiece;
  readonly clock: Clock;
}

/** Where a piece goes. What these throw makes the piece one that the browser cannot play. */
export interface PieceTarget {
  readonly begin: (type: string, capturedAt: number) => Promise<void>;
  /** @param until when the last of the frames ends */
  readonly frames: (bytes: Uint8Array<ArrayBuffer>, moments: readonly number[], until: number) => Promise<void>;
}

/** Fetches one piece and hands it on as it comes. Answers why it broke off; null: it came whole, or nobody wants it. */
export async function readPiece(
  { span, openPiece, clock }: PieceSource,
  target: PieceTarget,
  signal: AbortSignal,
): Promise<VideoFailure | null> {
  const answer = await openPiece(span, signal);
  if (answer.kind === 'refused') return signal.aborted ? null : answer.failure;
  const { body, capturedAt } = answer;
  const leave = () => void body.cancel().catch(() => {});
  signal.addEventListener('abort', leave, { once: true });
  const reader = new PieceReader();
  try {
    for (;;) {
      const next = await nextBytes(body, clock);
      if (signal.aborted || next === 'end') return null;
      if (next === 'lost') return { kind: 'broken-off' };
      const reading = reader.push(next);
      for (const unit of reading.ok ? reading.units : []) {
        if (!(await isTaken(unit, capturedAt, target))) return signal.aborted ? null : { kind: 'undecodable' };
        if (signal.aborted) return null;
      }
      if (!reading.ok) return { kind: 'damaged' };
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

async function nextBytes(
  body: ReadableStreamDefaultReader<Uint8Array>,
  clock: Clock,
): Promise<Uint8Array | 'end' | 'lost'> {
  let stop = () => {};
  const silence = new Promise<'lost'>((resolve) => {
    stop = clock.after(silentMs, () => resolve('lost'));
  });
  try {
    return await Promise.race([
      body.read().then(
        ({ value, done }) => (done ? ('end' as const) : (value ?? new Uint8Array())),
        // The browser gives no reason for a body that breaks off.
        () => 'lost' as const,
      ),
      silence,
    ]);
  } finally {
    stop();
  }
}

async function isTaken(unit: PieceUnit, capturedAt: number, { begin, frames }: PieceTarget): Promise<boolean> {
  const { bytes } = unit;
  try {
    switch (unit.kind) {
      case 'head':
        await begin(unit.head.type, capturedAt);
        await frames(bytes, [], capturedAt);
        return true;
      case 'frames': {
        const { frames: times, endS } = unit.times;
        const at = (timeS: number) => capturedAt + Math.round(timeS * 1000);
        await frames(bytes, times.map(at), at(endS));
        return true;
      }
    }
  } catch {
    return false;
  }
}
