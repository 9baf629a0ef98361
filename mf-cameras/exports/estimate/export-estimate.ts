import type { Missing, TransferOrder } from '@barnwatch/shared/transfers';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { planPieces } from './plan-pieces';
import type { SpanEstimate } from './span-estimate';
import { lengthOf } from './spans';

/** What an export would be. */
export interface ExportEstimate {
  readonly files: number;
  /** Of the videos; null for pictures. */
  readonly lengthMs: number | null;
  /** Null where nobody knows. */
  readonly sizeBytes: number | null;
  /** Of all cameras together, ms. */
  readonly missingMs: Readonly<Record<'gap' | 'privacy', number>>;
}

export interface RecordingsPlan {
  readonly estimate: ExportEstimate;
  readonly pieces: Extract<TransferOrder, { kind: 'recordings' }>['pieces'];
  readonly missing: readonly Missing[];
}

/** The files of all cameras. @param estimates by camera, in the order of the choice */
export function planRecordings(span: TimeSpan, estimates: readonly SpanEstimate[]): RecordingsPlan {
  const plans = estimates.map((estimate) => planPieces(span, estimate));
  const pieces = plans.flatMap((plan, camera) => plan.pieces.map((piece) => ({ camera, ...piece })));
  const missing = plans.flatMap((plan, camera) => plan.missing.map((one) => ({ camera, ...one })));
  const sizes = estimates.map(({ sizeBytes }) => sizeBytes);
  return {
    pieces,
    missing,
    estimate: {
      files: pieces.length,
      lengthMs: lengthOf(pieces),
      sizeBytes: sumOf(sizes),
      missingMs: { gap: missingMs(missing, 'gap'), privacy: missingMs(missing, 'privacy') },
    },
  };
}

function missingMs(missing: readonly Missing[], reason: Missing['reason']): number {
  return lengthOf(missing.filter((one) => one.reason === reason));
}

export function sumOf(sizes: readonly (number | null)[]): number | null {
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0);
}
