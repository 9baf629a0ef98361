import { smooth } from '../randomness/noise';
import type { SimulatedCamera, Species } from '../simulated-camera';
import { hourOfDay } from './local-time';

export type Light =
  /** Colour picture; `level` is 1 in full light. */
  | { kind: 'lamps'; level: number }
  /** Too dark for colour: the camera's own infrared lamp, grey picture. */
  | { kind: 'infrared' };

/**
 * Local hours. Pigs need at least 8 h of light (Directive 2008/120/EC); broilers get a 24-hour rhythm with 6 h of
 * darkness and dimming before it (Directive 2007/43/EC).
 */
const programmes: Record<Species, { on: number; off: number; dimmingHours: number }> = {
  pig: { on: 6.5, off: 20.5, dimmingHours: 1 },
  broiler: { on: 4.5, off: 22.5, dimmingHours: 0.5 },
};

/** Share of full light at which a camera changes to infrared. */
const infraredBelow = 0.12;

/** How light the barn is, 0 (lamps off) to 1. */
export function lampLevel(camera: SimulatedCamera, timeMs: number): number {
  const { on, off, dimmingHours } = programmes[camera.species];
  const hour = hourOfDay(timeMs, camera.timeZone);
  return smooth((hour - on) / dimmingHours) * smooth((off - hour) / dimmingHours);
}

/** What the picture is lit by. */
export function lightAt(camera: SimulatedCamera, timeMs: number): Light {
  const level = lampLevel(camera, timeMs);
  return level < infraredBelow ? { kind: 'infrared' } : { kind: 'lamps', level };
}
