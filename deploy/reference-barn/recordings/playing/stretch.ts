import type { Refusal } from '../../server/refusals';

/** Pictures that follow each other under one head, as they come: from the disk, or from whoever draws them. */
export interface Stretch {
  /** Wall clock of the first moment of its own time, ms since 1970 UTC. */
  readonly originMs: number;
  /** The head of a fragmented MP4, then one fragment after the other; a refusal ends it. */
  readonly parts: AsyncIterable<Buffer | Refusal>;
}
