import type { Bench } from './measurement';
import { startPageBytes } from './p1-start-page-bytes';
import { cameraGridBytes } from './p2-camera-grid-bytes';
import { federationTax } from './p3-federation-tax';
import { firstVisit } from './p4-first-visit';

/** In the order of the quality bars. */
export const allBenches: readonly Bench[] = [startPageBytes, cameraGridBytes, federationTax, firstVisit];
