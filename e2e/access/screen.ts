import type { Suite } from '../harness/suite';

/** A screen as it is opened by its address, and how one knows that it is complete. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isComplete: (suite: Suite) => Promise<void>;
}
