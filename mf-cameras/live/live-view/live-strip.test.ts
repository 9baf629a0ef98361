import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { pannedView } from '../../timeline/geometry/time-view';
import { liveStrip, momentOfStrip, stripAt } from './live-strip';

const latest = 1_790_755_200_000;
const reach = { earliest: latest - 400 * millisecondsInDay, latest };

test('a strip that nobody has moved shows the live picture, whatever its length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 * millisecondsInMinute, max: 35 * millisecondsInDay }), (lengthMs) => {
      expect(momentOfStrip(stripAt({ lengthMs, end: null }, reach), reach)).toBeNull();
    }),
  );
});

test('moved to the right by some minutes it shows what was then, moved back it is live again', () => {
  const view = stripAt(liveStrip, reach);
  const back = pannedView(view, -20 * millisecondsInMinute, reach);
  expect(momentOfStrip(back, reach)).toBe(latest - 20 * millisecondsInMinute);
  expect(momentOfStrip(pannedView(back, 60 * millisecondsInMinute, reach), reach)).toBeNull();
});
