import { administration } from './administration';
import { barnLoad } from './barn/barn-load';
import { barnMemory } from './barn/memory';
import { playing } from './barn/playing';
import { signIns } from './barn/sign-ins';
import { demoStart } from './demo-start';
import { fuzz } from './fuzz';
import { graphOf28Days } from './graph/graph';
import { keptTokens } from './kept-tokens';
import { kills } from './kills';
import { largeExport } from './large-export';
import type { Bench } from './measurement';
import { outboxKills } from './outbox-kills';
import { startPageBytes } from './p1-start-page-bytes';
import { cameraGridBytes } from './p2-camera-grid-bytes';
import { federationTax } from './p3-federation-tax';
import { firstVisit } from './p4-first-visit';
import { firstSecond } from './p5-first-second';
import { startWithoutNetwork } from './p6-start-without-network';
import { interactionDelay } from './p7-interaction-delay';
import { stillsOverOneOrigin } from './p8-stills';
import { mainThreadOfAWall } from './p9-wall-main-thread';
import { balanceOfAWall, eightHoursOfAWall } from './p10-wall-balance';
import { glassToGlass } from './p11-glass-to-glass';
import { firstPicture } from './p12-first-picture';
import { lagAfterStall } from './p13-lag';
import { nineTiles } from './p14-nine-tiles';
import { outageRecovery } from './p15-outages';
import { hundredOpenings } from './p16-openings';
import { scrubbing } from './p17-scrubbing';
import { tableSort } from './p18-table-sort';
import { exportToSpreadsheet } from './p19-export';
import { manyBarns } from './p20-many-barns';
import { buildTimes } from './p21-build-times';
import { timelineOfManyCameras } from './p22-timeline';
import { player } from './p23-player';
import { finderKeys } from './p25-finder';
import { secondVisit } from './p26-second-visit';
import { pannedCanvas } from './p28-canvas';
import { draggedRegions } from './p28-regions';
import { properties } from './properties';
import { randomWalk } from './random-walk/random-walk';
import { scale } from './scale/scale';
import { coldStarts } from './serving/cold-starts';
import { fortyRemotes } from './serving/forty-remotes';
import { workerKills } from './worker-kills';

/** In the order of product 11; then the start of the demo, and the barn alone. */
export const allBenches: readonly Bench[] = [
  startPageBytes,
  cameraGridBytes,
  federationTax,
  firstVisit,
  firstSecond,
  startWithoutNetwork,
  interactionDelay,
  stillsOverOneOrigin,
  mainThreadOfAWall,
  balanceOfAWall,
  glassToGlass,
  firstPicture,
  lagAfterStall,
  nineTiles,
  outageRecovery,
  hundredOpenings,
  scrubbing,
  tableSort,
  exportToSpreadsheet,
  manyBarns,
  buildTimes,
  timelineOfManyCameras,
  player,
  finderKeys,
  secondVisit,
  pannedCanvas,
  draggedRegions,
  administration,
  graphOf28Days,
  demoStart,
  barnLoad,
  barnMemory,
  signIns,
  playing,
  fortyRemotes,
  coldStarts,
  scale,
  keptTokens,
  fuzz,
  randomWalk,
  properties,
  largeExport,
  kills,
  outboxKills,
  eightHoursOfAWall,
  workerKills,
];
