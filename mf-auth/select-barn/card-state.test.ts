import { cardNotice, mainAction } from './card-state';

test.each([
  [false, false, 'sign-in'],
  [false, true, 'sign-in'],
  [true, true, 'read-eula'],
  [true, false, 'open'],
] as const)('signed in %s, EULA needed %s: %s', (loggedIn, eulaNeeded, action) => {
  expect(mainAction({ loggedIn, eulaNeeded })).toBe(action);
});

describe('the notice of a card', () => {
  const calm = {
    strangerAt: [],
    reachability: 'online',
    loggedIn: true,
    eulaNeeded: false,
    signedOutReason: null,
    offlineSince: null,
    lastContact: 5,
  } as const;
  const off = { ...calm, reachability: 'offline', offlineSince: 9 } as const;

  test.each([
    ['nothing special', calm, { kind: 'contact', lastContact: 5 }],
    ['never answered', { ...calm, lastContact: null }, { kind: 'never-reached' }],
    ['off', off, { kind: 'offline', since: 9 }],
    [
      'off, and a new session is needed',
      { ...off, loggedIn: false, signedOutReason: 'expired' } as const,
      { kind: 'signed-out', reason: 'expired' },
    ],
    [
      'logged out by choice',
      { ...calm, loggedIn: false, signedOutReason: 'by-user' } as const,
      { kind: 'contact', lastContact: 5 },
    ],
    ['EULA', { ...off, eulaNeeded: true }, { kind: 'eula' }],
    [
      'an EULA that concerns nobody',
      { ...calm, loggedIn: false, eulaNeeded: true },
      { kind: 'contact', lastContact: 5 },
    ],
    ['blocked', { ...calm, reachability: 'blocked-by-browser', eulaNeeded: true } as const, { kind: 'blocked' }],
    ['a stranger, before all else', { ...off, strangerAt: ['local'], eulaNeeded: true } as const, { kind: 'stranger' }],
  ])('%s', (_name, view, notice) => {
    expect(cardNotice(view)).toEqual(notice);
  });
});
