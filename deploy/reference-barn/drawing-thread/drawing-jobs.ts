import type { HeatmapParameters, LongTimeExposureParameters, TimeSpan } from '@barnwatch/shared/wire';
import type { MadeArtifact } from '../artifacts/artifact-maker';
import type { SimulatedHerd } from '../cameras/observed-herd';
import type { LookOrder, LookResult } from '../detector/look-at-still';
import type { RecordingOrder } from '../recordings/draw-recording';
import type { StretchOrder } from '../recordings/playing/draw-stretch';
import type { Refusal } from '../server/refusals';

/** What is drawn of a herd for minutes at a time, or seen in a still: what each kind of job needs and gives. Everything in it is plain data. */
export interface DrawingJobs {
  readonly recording: { readonly order: RecordingOrder; readonly result: Refusal | undefined };
  /** Told in parts, too. */
  readonly stretch: { readonly order: StretchOrder; readonly result: Refusal | undefined };
  readonly heatmap: { readonly order: HerdOrder<HeatmapParameters>; readonly result: MadeArtifact };
  readonly look: { readonly order: LookOrder; readonly result: LookResult };
  readonly exposure: { readonly order: HerdOrder<LongTimeExposureParameters>; readonly result: MadeArtifact };
}

export interface ArtifactOrder<Parameters> {
  readonly parameters: Parameters;
  readonly span: TimeSpan;
  /** Private times within the span: nothing of them goes in. */
  readonly hidden: readonly TimeSpan[];
  /** ms since 1970 UTC */
  readonly nowMs: number;
}

export interface HerdOrder<Parameters> extends ArtifactOrder<Parameters> {
  readonly herd: SimulatedHerd;
}

export type DrawingKind = keyof DrawingJobs;

/** To the thread. */
export type ThreadRequest =
  | {
      [Kind in DrawingKind]: { readonly kind: Kind; readonly id: number; readonly order: DrawingJobs[Kind]['order'] };
    }[DrawingKind]
  | { readonly kind: 'abort'; readonly id: number };

/** From the thread. */
export type ThreadReport =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'part'; readonly id: number; readonly part: Uint8Array }
  | { readonly kind: 'done'; readonly id: number; readonly result: DrawingJobs[DrawingKind]['result'] }
  | { readonly kind: 'failed'; readonly id: number; readonly cause: unknown };
