import type { Point } from '@barnwatch/shared/wire';
import type { Animal } from '../../herd/animal';
import { type View, viewOf } from '../../herd/geometry/view';
import type { SimulatedCamera, Species } from '../../herd/simulated-camera';

/** Spots over a body, metres ahead of and beside its middle, and their height above the floor. */
const bodies: Readonly<
  Record<Species, { readonly ahead: readonly number[]; readonly beside: readonly number[]; readonly height: number }>
> = {
  pig: { ahead: [-0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.48], beside: [-0.14, 0, 0.14], height: 0.3 },
  broiler: { ahead: [-0.1, 0, 0.1], beside: [-0.06, 0.06], height: 0.14 },
};

/** Where in the picture spots spread evenly over an animal's body lie; some may be beyond the picture's edge. */
export function createFootprint(camera: SimulatedCamera): (animal: Animal) => readonly Point[] {
  const { project }: View = viewOf(camera);
  const { ahead, beside, height } = bodies[camera.species];
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
