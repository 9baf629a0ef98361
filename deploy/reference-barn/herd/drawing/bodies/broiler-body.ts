import type { Pose } from '../../animal';
import { limb, type Part, part, posed, type Vector } from './body';

/** A bird of about five weeks. @param stride share of a stride that is done, used when walking */
export function broilerBody(pose: Pose, stride: number): readonly Part[] {
  const step = Math.sin(stride * 2 * Math.PI);
  switch (pose) {
    case 'stands':
      return [...trunk(0.2, 0.12, 0), ...head([0.155, 0, 0.31], 0.02, 0), ...legs(0, 0)];
    case 'walks':
      return [
        ...trunk(0.2, 0.1, step * 0.1),
        ...head([0.165 + 0.025 * Math.cos(stride * 4 * Math.PI), 0, 0.31], 0, 0),
        ...legs(step * 0.06, -step * 0.06),
      ];
    case 'eats':
      return [...trunk(0.19, -0.12, 0), ...head([0.21, 0, 0.16], -0.75, 0), ...legs(0.01, -0.01)];
    case 'drinks':
      return [...trunk(0.2, 0.3, 0), ...head([0.14, 0, 0.36], 0.75, 0), ...legs(0, 0)];
    case 'lies-dead':
      return [
        ...posed([...trunk(0.11, 0, 0), ...head([0.2, 0.03, 0.09], -0.3, 0.5)], { roll: 1.3 }, [0, 0, 0.1]),
        ...deadLegs(),
      ];
    case 'sits':
    case 'lies-on-chest':
    case 'lies-on-left-side':
    case 'lies-on-right-side':
      return [...trunk(0.115, 0.05, 0), ...head([0.13, 0.012, 0.2], -0.05, 0.25)];
  }
}

/** @param height of the body's middle @param pitch lifts the breast @param roll waddles */
function trunk(height: number, pitch: number, roll: number): Part[] {
  const parts = [
    part([0, 0, 0], [0.15, 0.118, 0.115], 'plumage', 0.03),
    part([0.07, 0, -0.005], [0.1, 0.11, 0.105], 'plumage', 0.03),
    part([-0.015, 0.084, 0.026], [0.115, 0.038, 0.072], 'wing', 0.022, { yaw: 0.1, pitch: 0.14, roll: -0.25 }),
    part([-0.015, -0.084, 0.026], [0.115, 0.038, 0.072], 'wing', 0.022, { yaw: -0.1, pitch: 0.14, roll: 0.25 }),
    part([-0.1, 0, 0.045], [0.08, 0.075, 0.06], 'plumage', 0.04),
    part([-0.155, 0, 0.06], [0.055, 0.042, 0.022], 'tail-feathers', 0.03, { pitch: -0.5 }),
    part([0.125, 0, 0.06], [0.055, 0.05, 0.07], 'plumage', 0.03, { pitch: -0.5 }),
  ];
  return posed(parts, { pitch, roll }, [0, 0, 0], [0, 0, height]);
}

function head(at: Vector, pitch: number, yaw: number): Part[] {
  const parts = [
    part([-0.015, 0, -0.045], [0.034, 0.034, 0.06], 'plumage', 0.025, { pitch: -0.3 }),
    part([0.01, 0, 0], [0.04, 0.031, 0.034], 'plumage', 0.012),
    part([0.018, 0, 0.034], [0.03, 0.007, 0.016], 'comb', 0.003),
    part([0.032, 0, -0.022], [0.014, 0.016, 0.016], 'comb', 0.006),
    part([0.056, 0, -0.003], [0.02, 0.009, 0.009], 'beak', 0.003),
    part([0.027, 0.025, 0.008], [0.006, 0.006, 0.006], 'eye', 0.001),
    part([0.027, -0.025, 0.008], [0.006, 0.006, 0.006], 'eye', 0.001),
  ];
  return posed(parts, { pitch, yaw }, [0, 0, 0], at);
}

function legs(left: number, right: number): Part[] {
  return [
    [0.05, left],
    [-0.05, right],
  ].flatMap(([y = 0, reach = 0]) => [
    limb([0, y, 0.11], [reach, y, 0.02], 0.013, 'shank', 0.01),
    part([reach + 0.02, y, 0.01], [0.04, 0.022, 0.008], 'shank', 0.006),
  ]);
}

function deadLegs(): Part[] {
  return [
    limb([-0.06, -0.1, 0.09], [-0.16, -0.17, 0.05], 0.013, 'shank', 0.01),
    limb([-0.06, -0.1, 0.13], [-0.14, -0.19, 0.1], 0.013, 'shank', 0.01),
  ];
}
