import type { Point } from '@barnwatch/shared/wire';
import type { Animal } from '../../herd/animal';
import { type View, viewOf } from '../../herd/geometry/view';
import type { SimulatedCamera, Species } from '../../herd/simulated-camera';

/** Half the length and half the width of what lies on the floor, and its height above it; metres. */
const bodies: Readonly<
  Record<
    Species,
    { readonly length: number; readonly width: number; readonly spacing: number; readonly height: number }
  >
> = {
  pig: { length: 0.5, width: 0.16, spacing: 0.08, height: 0.3 },
  broiler: { length: 0.11, width: 0.07, spacing: 0.06, height: 0.14 },
};

/** Where in the picture spots spread evenly over an animal's body lie; some may be beyond the picture's edge. */
export function createFootprint(camera: SimulatedCamera): (animal: Animal) => readonly Point[] {
  const { project }: View = viewOf(camera);
  const { length, width, spacing, height } = bodies[camera.species];
  const ahead = spread(length, spacing);
  const beside = spread(width, spacing);
  return ({ floor, heading }) => {
    const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
    return ahead.flatMap((forward) =>
      beside.map((aside) => {
        const x = floor.x + forward * cosine - aside * sine;
        const y = floor.y + forward * sine + aside * cosine;
        const { u, v } = project(x, y, height);
        return { x: u, y: v };
      }),
    );
  };
}

/** Places from −half to half, about so far apart. */
function spread(half: number, spacing: number): readonly number[] {
  const steps = Math.ceil((2 * half) / spacing);
  return Array.from({ length: steps + 1 }, (_, step) => half * ((2 * step) / steps - 1));
}
