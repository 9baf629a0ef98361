import { frameIntervals } from '@barnwatch/shared/settings';
import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { sameHourBefore } from '../../pictures/timing/same-hour';
import { readImagesView, writeImagesView } from './images-address';
import { missingReason } from './missing-reason';
import { latestMoment, momentsAhead, momentsOfDay, steppedMoment } from './moments';

const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });
const interval = fc.constantFrom(...frameIntervals);
const direction = fc.constantFrom('back' as const, 'on' as const);

test('steps go back and on by the interval, and never into the future', () => {
  expect(steppedMoment(10_000, 1000, 'on', 20_000)).toBe(11_000);
  expect(steppedMoment(10_000, 1000, 'back', 20_000)).toBe(9000);
  expect(steppedMoment(19_500, 1000, 'on', 20_000)).toBe(20_000);
  fc.assert(
    fc.property(moment, interval, direction, moment, (at, step, way, latest) => {
      const next = steppedMoment(at, step, way, latest);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(Math.max(at, latest));
      for (const ahead of momentsAhead(at, step, way, 3, latest)) expect(ahead).toBeLessThanOrEqual(latest);
    }),
  );
});

test('what is fetched ahead is what the next steps show', () => {
  const [first, second] = momentsAhead(50_000, 10_000, 'back', 3, 60_000);
  expect(first).toBe(steppedMoment(50_000, 10_000, 'back', 60_000));
  expect(second).toBe(30_000);
  expect(momentsAhead(50_000, 10_000, 'on', 3, 60_000)).toEqual([60_000]);
});

test('yesterday at the same time has the same time of day, summer time or not', () => {
  fc.assert(
    fc.property(moment, (at) => {
      fc.pre(at > 172_800_000);
      const [now, before] = [new Date(at), new Date(sameHourBefore(at, 1))];
      const hours = (at - before.getTime()) / millisecondsInHour;
      expect([23, 24, 25]).toContain(hours);
      if (hours === 24) expect(before.getHours()).toBe(now.getHours());
    }),
  );
});

test('the moments of a day begin at midnight and stay within it', () => {
  const noon = new Date(2026, 5, 1, 12).getTime();
  const moments = momentsOfDay(noon, 12);
  expect(new Date(moments[0] ?? 0).getHours()).toBe(0);
  expect(new Date(moments[6] ?? 0).getHours()).toBe(12);
  expect(moments.map((one) => new Date(one).getDate())).toEqual(Array.from({ length: 12 }, () => 1));
});

test('the latest moment is a whole second that has been recorded', () => {
  expect(latestMoment(10_999)).toBe(8000);
});

test('the address is read as it was written, and damage in it is as usual', () => {
  fc.assert(
    fc.property(
      fc.option(moment),
      fc.option(moment),
      interval,
      fc.constantFrom('beside', 'slider'),
      (time, compare, step, form) => {
        const view = { time, compare, step, form } as const;
        expect(readImagesView(writeImagesView(view), 1000)).toEqual(view);
      },
    ),
  );
  expect(readImagesView(new URLSearchParams('time=-1&compare=9e99&step=7&form=x'), 60_000)).toEqual({
    time: null,
    compare: null,
    step: 60_000,
    form: 'beside',
  });
});

test.each([
  [null, null, 'nothing-recorded'],
  [{ start: 100, end: 200 }, null, 'before-first'],
  [{ start: 10, end: 20 }, null, 'camera-offline'],
  [{ start: 10, end: 20 }, { start: 40, end: 60 }, 'file-missing'],
])('why there is no picture at 50: first %j, covering %j', (first, covering, kind) => {
  expect(missingReason(50, first, covering).kind).toBe(kind);
});
