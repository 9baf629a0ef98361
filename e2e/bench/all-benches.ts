import type { Bench } from './measurement';
import { startPageBytes } from './p1-start-page-bytes';
import { cameraGridBytes } from './p2-camera-grid-bytes';
import { federationTax } from './p3-federation-tax';
import { firstVisit } from './p4-first-visit';
import { stillsOverOneOrigin } from './p8-stills';
import { glassToGlass } from './p11-glass-to-glass';
import { firstPicture } from './p12-first-picture';
import { lagAfterStall } from './p13-lag';
import { nineTiles } from './p14-nine-tiles';
import { outageRecovery } from './p15-outages';
import { buildTimes } from './p21-build-times';

/** In the order of the quality bars. */
export const allBenches: readonly Bench[] = [
  startPageBytes,
  cameraGridBytes,
  federationTax,
  firstVisit,
  stillsOverOneOrigin,
  glassToGlass,
  firstPicture,
  lagAfterStall,
  nineTiles,
  outageRecovery,
  buildTimes,
];
