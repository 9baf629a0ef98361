import { exampleBarn } from '@barnwatch/shared/testing';
import { millisecondsInDay } from 'date-fns/constants';
import { clockWarningMs, isGone, offlineSilenceMs, sessionNotices } from './session-notices';

const trouble = {
  error: { code: 'server-error', context: { instanceId: 'north-barn', call: 'POST api/login/refresh' } },
  retryAt: 1,
} as const;

const away = { reachability: 'offline' as const, online: false };

test.each([
  ['nothing', {}, []],
  ['a stranger', { strangerAt: ['local' as const] }, [{ kind: 'stranger' }]],
  ['a browser that blocks', { reachability: 'blocked-by-browser' as const, online: false }, [{ kind: 'blocked' }]],
  ['a browser that blocks one of the ways: another one is used', { blockedAt: ['local' as const] }, []],
  ['a sign-in that cannot be renewed', { sessionTrouble: trouble }, [{ kind: 'renewal', trouble }]],
  ['the same of a barn that is offline: said by its mark', { sessionTrouble: trouble, online: false }, []],
  [
    'a barn that does not answer, and when it last did (F1)',
    { ...away, offlineSince: 0, lastContact: -7 },
    [{ kind: 'offline', since: -7 }],
  ],
  ['one that has never answered', { ...away, offlineSince: 0, lastContact: null }, [{ kind: 'offline', since: 0 }]],
  ['one that has been away for a moment only', { ...away, offlineSince: 1 }, []],
  ['one that nobody is signed in at', { ...away, offlineSince: 0, loggedIn: false }, []],
  [
    'a clock a day ahead (F18)',
    { clockOffsetMs: -millisecondsInDay },
    [{ kind: 'clock', ahead: true, differenceMs: millisecondsInDay }],
  ],
  [
    'a clock a day ahead, as it is measured',
    { clockOffsetMs: 1_400 - millisecondsInDay },
    [{ kind: 'clock', ahead: true, differenceMs: millisecondsInDay }],
  ],
  [
    'a clock a day behind (F18)',
    { clockOffsetMs: millisecondsInDay },
    [{ kind: 'clock', ahead: false, differenceMs: millisecondsInDay }],
  ],
  ['a clock that is as wrong as clocks are', { clockOffsetMs: clockWarningMs - 1 }, []],
  [
    'a clock just past that',
    { clockOffsetMs: -clockWarningMs },
    [{ kind: 'clock', ahead: true, differenceMs: clockWarningMs }],
  ],
  ['a clock of a barn that one is not signed in at', { clockOffsetMs: millisecondsInDay, loggedIn: false }, []],
  ['a clock that is unknown', { clockOffsetMs: null }, []],
])('%s', (_name, facts, notices) => {
  expect(sessionNotices(exampleBarn(facts), null, isGone(exampleBarn(facts), offlineSilenceMs), null)).toEqual(notices);
});

test('a simulation is marked, at a barn and at none', () => {
  expect(sessionNotices(exampleBarn(), ['cameras.view'], false, null)).toEqual([{ kind: 'simulation', count: 1 }]);
  expect(sessionNotices(null, [], false, null)).toEqual([{ kind: 'simulation', count: 0 }]);
});

test('a remote from another address is said on every page, signed in or not (decision 0108)', () => {
  const override = { remote: 'mf-cameras', address: 'http://localhost:8100/', until: 1 };
  const place = { origins: [], remotes: [] };
  const on = { kind: 'on', override, version: '1.1.0' } as const;
  expect(sessionNotices(null, null, false, { ...place, state: on })).toEqual([
    { kind: 'override', override, version: '1.1.0' },
  ]);
  const refused = { kind: 'refused', override, why: 'unreachable' } as const;
  expect(sessionNotices(null, null, false, { ...place, state: refused })).toEqual([]);
});
