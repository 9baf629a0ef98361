import type { Pose } from '../../animal';
import { limb, type Part, part, posed, type Vector } from './body';

/** Height of the shoulder and hip joints of a finishing pig of about 100 kg, metres. */
const jointHeight = 0.3;
const legX = { front: 0.3, hind: -0.36 } as const;
const legY = 0.115;

/** Sequence of a walking pig's feet, as shares of the stride. */
const footfallPhases = { hindLeft: 0, frontLeft: 0.25, hindRight: 0.5, frontRight: 0.75 } as const;

/** @param stride share of a stride that is done, used when walking */
export function pigBody(pose: Pose, stride: number): readonly Part[] {
  return stouter(leanBody(pose, stride));
}

/** A pig ready for slaughter is rounder than the skeleton that the parts were measured on. */
function stouter(parts: readonly Part[]): Part[] {
  const wide = ([x, y, z]: Vector): Vector => [x * 0.97, y * 1.17, z * 1.04];
  return parts.map(({ at, axes: [a, b, c], ...rest }) => ({
    ...rest,
    at: wide(at),
    axes: [wide(a), wide(b), wide(c)],
  }));
}

function leanBody(pose: Pose, stride: number): Part[] {
  switch (pose) {
    case 'stands':
      return [...trunk(0.02), ...head([0.5, 0, 0.5], 0.08, 0.1), ...legs(null)];
    case 'walks':
      return [
        ...trunk(0.05 * Math.sin(stride * 2 * Math.PI)),
        ...head([0.5, 0, 0.48], -0.12, 0.04 * Math.sin(stride * 2 * Math.PI)),
        ...legs(stride),
      ];
    case 'eats':
      return [...trunk(0.02), ...head([0.5, 0, 0.42], -0.75, 0), ...legs(null)];
    case 'drinks':
      return [...trunk(0), ...head([0.51, 0, 0.52], 0.22, 0), ...legs(null)];
    case 'sits':
      return sitting();
    case 'lies-on-chest':
      return onChest();
    case 'lies-on-left-side':
      return onSide(1);
    case 'lies-on-right-side':
      return onSide(-1);
    case 'lies-dead':
      return posed(onSide(1), { yaw: 0.1 }, [0, 0, 0], [0, 0, -0.02]);
  }
}

/** Body without head and legs, standing; `sway` bends it sideways. */
function trunk(sway: number): Part[] {
  return [
    part([0, 0, 0.46], [0.47, 0.175, 0.185], 'skin', 0.08),
    part([-0.02, 0, 0.38], [0.38, 0.165, 0.15], 'skin', 0.08),
    part([0.3, sway * 0.4, 0.46], [0.2, 0.175, 0.2], 'skin', 0.09),
    part([-0.33, -0.07 - sway * 0.3, 0.45], [0.21, 0.13, 0.21], 'skin', 0.09),
    part([-0.33, 0.07 - sway * 0.3, 0.45], [0.21, 0.13, 0.21], 'skin', 0.09),
    part([0.43, sway * 0.5, 0.48], [0.16, 0.135, 0.155], 'skin', 0.08),
    ...tail([-0.53, -sway * 0.3, 0.5]),
  ];
}

function tail([x, y, z]: Vector): Part[] {
  return [
    limb([x, y, z], [x - 0.06, y + 0.02, z + 0.01], 0.016, 'ear', 0.02),
    limb([x - 0.06, y + 0.02, z + 0.01], [x - 0.07, y + 0.05, z - 0.04], 0.012, 'ear', 0.02),
  ];
}

/** @param neck where the head joins @param pitch lifts the snout @param yaw turns it to the left */
function head(neck: Vector, pitch: number, yaw: number): Part[] {
  const parts = [
    part([0.09, 0, 0.0], [0.15, 0.105, 0.12], 'skin', 0.07),
    part([0.1, 0, -0.06], [0.14, 0.1, 0.08], 'skin', 0.06),
    part([0.21, 0, -0.035], [0.12, 0.066, 0.07], 'skin', 0.05),
    part([0.305, 0, -0.045], [0.03, 0.052, 0.048], 'snout', 0.012),
    part([0.165, 0.068, 0.035], [0.014, 0.012, 0.014], 'eye', 0.002),
    part([0.165, -0.068, 0.035], [0.014, 0.012, 0.014], 'eye', 0.002),
    part([0.075, 0.125, 0.07], [0.1, 0.062, 0.018], 'ear', 0.012, { yaw: 0.55, roll: -0.5, pitch: -0.12 }),
    part([0.075, -0.125, 0.07], [0.1, 0.062, 0.018], 'ear', 0.012, { yaw: -0.55, roll: 0.5, pitch: -0.12 }),
  ];
  return posed(parts, { pitch, yaw }, [0, 0, 0], neck);
}

function legs(stride: number | null): Part[] {
  const swing = (footfall: number): { reach: number; lift: number } => {
    if (stride === null) return { reach: footfall * 0.06 - 0.02, lift: 0 };
    const phase = (stride + footfall) % 1;
    // Two thirds of the stride the foot stands and moves back under the body.
    if (phase < 0.66) return { reach: 0.13 - (0.26 * phase) / 0.66, lift: 0 };
    const forward = (phase - 0.66) / 0.34;
    return { reach: -0.13 + 0.26 * forward, lift: 0.07 * Math.sin(Math.PI * forward) };
  };
  const leg = (x: number, y: number, { reach, lift }: { reach: number; lift: number }): Part[] => [
    limb([x, y, jointHeight + 0.05], [x + reach * 0.4 - 0.01, y, 0.17 + lift * 0.6], 0.058, 'skin', 0.05),
    limb([x + reach * 0.4 - 0.01, y, 0.17 + lift * 0.6], [x + reach, y, 0.05 + lift], 0.034, 'skin', 0.03),
    part([x + reach + 0.015, y, 0.025 + lift], [0.042, 0.032, 0.025], 'hoof', 0.012),
  ];
  return [
    ...leg(legX.hind, legY, swing(footfallPhases.hindLeft)),
    ...leg(legX.hind, -legY, swing(footfallPhases.hindRight)),
    ...leg(legX.front, legY, swing(footfallPhases.frontLeft)),
    ...leg(legX.front, -legY, swing(footfallPhases.frontRight)),
  ];
}

/** Like a dog: hams on the floor, front legs straight. */
function sitting(): Part[] {
  const raised = posed(
    [...trunk(0), ...head([0.52, 0, 0.5], -0.25, 0.1)],
    { pitch: 0.42 },
    [-0.4, 0, 0.2],
    [0.04, 0, -0.21],
  );
  const frontLegs = [legY, -legY].flatMap((y) => [
    limb([0.26, y, 0.42], [0.3, y, 0.18], 0.055, 'skin', 0.05),
    limb([0.3, y, 0.18], [0.32, y, 0.04], 0.034, 'skin'),
    part([0.335, y, 0.025], [0.042, 0.032, 0.025], 'hoof', 0.012),
  ]);
  const hindLegs = [0.17, -0.17].flatMap((y) => [
    part([-0.24, y, 0.12], [0.19, 0.075, 0.12], 'skin', 0.06),
    limb([-0.16, y * 1.1, 0.06], [0.03, y * 1.15, 0.035], 0.034, 'skin'),
    part([0.06, y * 1.15, 0.025], [0.042, 0.03, 0.024], 'hoof', 0.012),
  ]);
  return [...raised, ...frontLegs, ...hindLegs];
}

/** On the breast bone with the legs folded under it. */
function onChest(): Part[] {
  const body = posed(trunk(0.06), {}, [0, 0, 0], [0, 0, -0.25]);
  const folded = [1, -1].flatMap((side) => [
    part([-0.27, side * 0.17, 0.11], [0.19, 0.075, 0.11], 'skin', 0.06),
    limb([-0.2, side * 0.2, 0.05], [0.0, side * 0.21, 0.035], 0.033, 'skin'),
    part([0.03, side * 0.21, 0.03], [0.04, 0.03, 0.024], 'hoof', 0.012),
    limb([0.3, side * 0.13, 0.09], [0.46, side * 0.12, 0.04], 0.042, 'skin'),
    part([0.5, side * 0.12, 0.03], [0.04, 0.03, 0.024], 'hoof', 0.012),
  ]);
  return [...body, ...head([0.52, 0.03, 0.17], -0.2, 0.16), ...folded];
}

/** Flat on one side, legs stretched out. @param side 1 lies on its left, −1 on its right */
function onSide(side: 1 | -1): Part[] {
  const across = -side;
  const body = [
    part([0, 0, 0.17], [0.47, 0.2, 0.17], 'skin', 0.08),
    part([-0.02, across * 0.1, 0.15], [0.36, 0.13, 0.145], 'skin', 0.08),
    part([0.3, 0, 0.17], [0.2, 0.19, 0.16], 'skin', 0.09),
    part([-0.34, across * 0.02, 0.18], [0.22, 0.19, 0.165], 'skin', 0.09),
    part([0.45, across * -0.02, 0.15], [0.16, 0.14, 0.13], 'skin', 0.08),
    ...tail([-0.54, across * -0.05, 0.13]),
  ];
  const teats = [-0.2, -0.08, 0.04, 0.16].map((x) =>
    part([x, across * 0.215, 0.15], [0.016, 0.014, 0.014], 'teat', 0.004),
  );
  const skull = posed(
    head([0, 0, 0], 0, 0),
    { roll: across * 1.25, yaw: across * 0.16 },
    [0, 0, 0],
    [0.56, across * 0.01, 0.12],
  );
  const leg = (x: number, lower: number, lean: number, z: number): Part[] => [
    limb([x, across * 0.14, z + 0.02], [x + lean * 0.5, across * 0.27, z], 0.062, 'skin', 0.05),
    limb([x + lean * 0.5, across * 0.27, z], [x + lean, across * lower, z - 0.02], 0.033, 'skin'),
    part([x + lean * 1.1, across * (lower + 0.03), z - 0.02], [0.03, 0.042, 0.028], 'hoof', 0.012),
  ];
  const stretched = [
    ...leg(0.3, 0.43, 0.07, 0.06),
    ...leg(0.34, 0.41, 0.12, 0.15),
    ...leg(-0.34, 0.46, 0.02, 0.06),
    ...leg(-0.3, 0.44, 0.1, 0.16),
  ];
  return [...body, ...teats, ...skull, ...stretched];
}
