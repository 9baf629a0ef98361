import type { FloorPoint } from '../animal';
import { between } from '../randomness/hash';
import type { SimulatedCamera } from '../simulated-camera';
import { surroundings } from './surroundings';
import { viewOf } from './view';

/** Feed and drinker lines run across the picture. */
export interface BroilerHouse {
  feedLineY: number;
  pans: readonly FloorPoint[];
  drinkerLineY: number;
  nipples: readonly FloorPoint[];
  /** Floor point for shares of the pictured width (0 left, 1 right) and of the depth (0 near, 1 far). */
  at(across: number, away: number): FloorPoint;
}

export const panRadius = 0.18;
const panSpacing = 1.02;
const nippleSpacing = 0.27;
const margin = 0.03;

const { width, depth } = surroundings.broiler;

export function broilerHouseOf(camera: SimulatedCamera): BroilerHouse {
  const { project } = viewOf(camera);
  const feedFar = between(0, 1, camera.seed, 501) < 0.5;
  const feedLineY = (feedFar ? 2.75 : 1.2) + between(-0.12, 0.12, camera.seed, 502);
  const drinkerLineY = (feedFar ? 1.2 : 2.75) + between(-0.12, 0.12, camera.seed, 503);
  const along = (spacing: number, y: number, shift: number): FloorPoint[] => {
    const half = 0.5 / project(width / 2, y, 0).scale - 0.12;
    const points: FloorPoint[] = [];
    for (let x = width / 2 - half + shift; x <= width / 2 + half; x += spacing) points.push({ x, y });
    return points;
  };
  return {
    feedLineY,
    pans: along(panSpacing, feedLineY, between(0.2, 0.6, camera.seed, 504)),
    drinkerLineY,
    nipples: along(nippleSpacing, drinkerLineY, between(0.05, 0.2, camera.seed, 505)),
    at(across, away) {
      const y = 0.18 + away * (depth - 0.36);
      const pictured = 1 / project(width / 2, y, 0).scale;
      return { x: width / 2 + (margin + across * (1 - 2 * margin) - 0.5) * pictured, y };
    },
  };
}
