import { type DrawnBody, drawPen } from '../doubles/drawn-pen';
import { looksToLearn } from './background';
import { lookForMotion, type MotionFound, type MotionMemory } from './look-for-motion';
import type { GreyPicture } from './mask';

const lookEveryMs = 10_000;

/** Looks at pictures at the usual pace. @returns what each look has found */
function watch(pictures: readonly GreyPicture[], animals: 'pig' | 'broiler' = 'pig'): readonly MotionFound[] {
  let memory: MotionMemory | null = null;
  return pictures.map((picture, index) => {
    const looked = lookForMotion(memory, picture, index * lookEveryMs, animals);
    memory = looked.memory;
    return looked.found;
  });
}

const pig = (x: number, y: number): DrawnBody => ({ x, y, length: 20, width: 8 });

/** @param bodiesAt who is there at each look after the empty pen was learned */
const pen = (looks: number, bodiesAt: (look: number) => readonly DrawnBody[], light?: (look: number) => number) =>
  Array.from({ length: looksToLearn + looks }, (_, index) => {
    const look = index - looksToLearn;
    return drawPen(look < 0 ? [] : bodiesAt(look), index, light?.(look));
  });

/** To and fro along a row: ten pixels, half a length, a look. */
const walking = (look: number, y: number): DrawnBody => pig(20 + 10 * Math.abs(12 - (look % 24)), y);

test('an empty pen is calm, and nobody says that it is empty', () => {
  const found = watch(pen(10, () => []));
  expect(found.slice(0, looksToLearn).every(({ activity }) => activity === null)).toBe(true);
  expect(found.slice(looksToLearn)).toEqual(
    Array.from({ length: 10 }, () => ({ activity: 0, detections: [], counted: [] })),
  );
});

test('activity is the mean way in body lengths a minute, whether all walk or half of them', () => {
  const all = watch(pen(8, (look) => [walking(look, 20), walking(look, 60)])).at(-1);
  const half = watch(pen(8, (look) => [walking(look, 20), pig(80, 60)])).at(-1);
  expect(all?.activity).toBeGreaterThan(2.5);
  expect(all?.activity).toBeLessThan(3.5);
  expect(half?.activity).toBeGreaterThan(1.2);
  expect(half?.activity).toBeLessThan(1.8);
});

test('animals apart from each other are counted once their size and number are sure, and who rests lies', () => {
  const found = watch(
    pen(40, (look) => [walking(look, 15), walking(look + 5, 45), pig(40 + 10 * Math.min(look, 6), 75)]),
  );
  expect(found[looksToLearn + 2]?.counted).toEqual([]);
  const last = found.at(-1);
  expect(last?.counted).toEqual(['pig_lying', 'pig_standing']);
  expect(last?.detections.map(({ label }) => label).sort()).toEqual(['pig_lying', 'pig_standing', 'pig_standing']);
  const lying = last?.detections.find(({ label }) => label === 'pig_lying')?.box;
  expect((lying?.x ?? 0) + (lying?.width ?? 0) / 2).toBeCloseTo(100 / 160, 1);
  expect((lying?.y ?? 0) + (lying?.height ?? 0) / 2).toBeCloseTo(75 / 90, 1);
});

test('animals that huddle have a place, but no number', () => {
  const heap = [pig(80, 70), pig(90, 74), pig(86, 78), pig(98, 76)];
  const found = watch(pen(40, (look) => [walking(look, 15), walking(look + 5, 45), ...(look > 30 ? heap : [])])).at(-1);
  expect(found?.counted).toEqual([]);
  expect(found?.detections).toHaveLength(3);
});

test('birds are birds, with a posture of their own', () => {
  const found = watch(
    pen(20, () => [pig(80, 40)]),
    'broiler',
  ).at(-1);
  expect(found?.detections.map(({ label, posture }) => [label, posture])).toEqual([['Broiler', 'lying']]);
});

test('the place where somebody lay while the pen was learned is no animal once it is left', () => {
  const looks = Array.from({ length: looksToLearn + 8 }, (_, index) =>
    drawPen([index < looksToLearn ? pig(40, 40) : pig(40 + 12 * (index - looksToLearn), 40)], index),
  );
  const places = watch(looks)
    .at(-1)
    ?.detections.map(({ box }) => Math.round(((box?.x ?? 0) + (box?.width ?? 0) / 2) * 160));
  expect(places).toHaveLength(1);
  expect(places?.[0]).toBeGreaterThan(110);
});

test('a lamp that comes up slowly is no movement, and one that flares up begins anew', () => {
  const slowly = watch(
    pen(
      10,
      () => [],
      (look) => 70 + 8 * Math.max(0, look),
    ),
  );
  expect(slowly.at(-1)).toEqual({ activity: 0, detections: [], counted: [] });
  const turned = [
    ...pen(4, () => [pig(80, 40)]),
    ...Array.from({ length: 3 }, (_, look) => shuffled(drawPen([], look))),
  ];
  expect(watch(turned).at(-1)).toEqual({ activity: null, detections: [], counted: [] });
});

/** Nothing is where it was. */
function shuffled({ grey, ...size }: GreyPicture): GreyPicture {
  return { ...size, grey: grey.map((value, at) => [value, 255 - value, 20][Math.floor(at / 400) % 3] ?? 0) };
}

test('what has not stirred for an hour belongs to the pen', () => {
  const bucket = pig(80, 40);
  const found = watch(pen(365, () => [bucket]));
  expect(found[looksToLearn + 100]?.detections).toHaveLength(1);
  expect(found.at(-1)?.detections).toEqual([]);
});
