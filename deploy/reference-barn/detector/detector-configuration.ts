import type { Species } from '../herd/simulated-camera';

/** The detector of one camera. */
export interface DetectorConfiguration {
  readonly kind: 'motion';
  readonly animals: Species;
  /** How often it looks. */
  readonly everySeconds: number;
}
