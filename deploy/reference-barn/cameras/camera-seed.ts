import type { CameraSource as WireCameraSource } from '@barnwatch/shared/wire';
import type { DetectorConfiguration } from '../detector/detector-configuration';

/** Where a camera's picture comes from; `timeBarcode` burns the capture time in, for measuring latency. */
export type CameraSource =
  | Exclude<WireCameraSource, { kind: 'simulated' }>
  | (Extract<WireCameraSource, { kind: 'simulated' }> & { timeBarcode?: boolean });

/** A camera of the configuration: its first values. Later changes made through the suite stay. */
export interface CameraSeed {
  readonly cameraId: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly sortPrefix?: string;
  readonly autoManaged?: boolean;
  /** A source that is changed in the configuration is taken over at the next start. */
  readonly source: CameraSource;
  /** Looks for animals in real pictures. Taken from the configuration at each start. */
  readonly detector?: DetectorConfiguration;
  /** ms since 1970 UTC: the camera has sent nothing since then. For demonstrations and tests. */
  readonly offlineSince?: number;
}
