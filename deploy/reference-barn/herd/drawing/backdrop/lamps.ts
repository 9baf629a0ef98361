import type { View } from '../../geometry/view';
import type { Light } from '../../light/lighting-programme';
import { between, hash } from '../../randomness/hash';
import type { SimulatedCamera } from '../../simulated-camera';

/** How much light falls on a place of the picture, 1 in the middle of a lit barn. */
export type Illumination = (u: number, v: number) => number;

/** The picture's colour cast and depth in a light. */
export interface Grade {
  saturation: number;
  /** Added to the chroma, from the lamps' colour and the camera's white balance. */
  blue: number;
  red: number;
  /** Luma of black. */
  pedestal: number;
  /** Multiplies luma. */
  gain: number;
  /** Amplitude of the sensor noise in luma steps. */
  noise: number;
}

export function gradeOf(camera: SimulatedCamera, light: Light): Grade {
  switch (light.kind) {
    case 'infrared':
      return { saturation: 0, blue: 0, red: 0, pedestal: 20, gain: 0.86, noise: 2.4 };
    case 'lamps': {
      const warmth = between(-1, 1, camera.seed, 1301);
      const dim = 1 - light.level;
      return {
        saturation: 0.94 - 0.25 * dim,
        blue: -1.5 * warmth - 5 * dim,
        red: 1.2 * warmth + 4 * dim,
        pedestal: 17,
        gain: 0.4 + 0.6 * light.level ** 0.8,
        noise: 1.2 + 2.4 * dim,
      };
    }
  }
}

export function illuminationOf(camera: SimulatedCamera, view: View, light: Light): Illumination {
  switch (light.kind) {
    case 'infrared':
      // The lamp sits beside the lens: bright in the middle, falling off with the square of the distance.
      return (u, v) => 1.25 / (1 + 3.2 * ((u - 0.5) ** 2 + ((v - 0.47) / view.aspect) ** 2)) ** 1.5;
    case 'lamps': {
      const lamps = [0, 1, 2].map((lamp) => ({
        x: between(0.4, 1.8, camera.seed, 1302, lamp) + lamp * 2,
        y: between(0.8, 3.2, camera.seed, 1303, lamp),
      }));
      const windowLeft = hash(camera.seed, 1304) % 2 === 0;
      return (u, v) => {
        const { x, y } = view.floorAt(u, v);
        let light = 0.98 + 0.12 * (windowLeft ? 0.5 - u : u - 0.5);
        for (const lamp of lamps) light += 0.2 / (1 + ((x - lamp.x) ** 2 + (y - lamp.y) ** 2) * 0.8);
        const fromMiddle = (u - 0.5) ** 2 + ((v - 0.5) / view.aspect) ** 2;
        return light * (1 - 0.55 * fromMiddle);
      };
    }
  }
}
