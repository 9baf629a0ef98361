import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { exampleCamera } from '../record/example-camera';
import { countdown, hiddenCameras } from './hidden-cameras';
import { mostMinutes, privacyRequest } from './privacy-choice';

const now = 1_790_000_000_000;
const camera = (id: string, until: number | null, active = true) => exampleCamera(id, { privacy: { active, until } });

describe('which cameras are hidden', () => {
  test('none, one, several, all', () => {
    const seen = camera('a', null, false);
    expect(hiddenCameras([seen], now)).toBeNull();
    expect(hiddenCameras([seen, camera('b', null)], now)).toMatchObject({ areAll: false, until: null });
    expect(hiddenCameras([camera('a', now + 5), camera('b', now + 6)], now)).toMatchObject({
      areAll: true,
      until: now + 5,
      together: true,
    });
    expect(hiddenCameras([camera('a', now + 5), camera('b', null)], now)).toMatchObject({
      until: now + 5,
      together: false,
    });
  });

  test('ends by the barn’s clock, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (offset) => {
        expect(hiddenCameras([camera('a', now)], now + offset) === null).toBe(offset >= 0);
      }),
    );
  });
});

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [millisecondsInHour, '1:00:00'],
  [4 * millisecondsInHour - 1, '4:00:00'],
])('%d ms are written as %s', (remaining, words) => {
  expect(countdown(remaining)).toBe(words);
});

test.each([
  ['15min', '', { kind: 'for', durationMs: 900_000 }],
  ['4h', 'x', { kind: 'for', durationMs: 14_400_000 }],
  ['until-ended', '', { kind: 'until-ended' }],
  ['own', ' 20 ', { kind: 'for', durationMs: 1_200_000 }],
  ['own', '', null],
  ['own', '0', null],
  ['own', '1.5', null],
  ['own', String(mostMinutes + 1), null],
] as const)('%s with "%s" means %j', (choice, minutes, request) => {
  expect(privacyRequest(choice, minutes)).toEqual(request);
});
