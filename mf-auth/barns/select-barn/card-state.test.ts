import { cardContact, cardNotice, mainAction } from './card-state';

test.each([
  ['barn', false, false, 'sign-in'],
  ['barn', false, true, 'sign-in'],
  ['barn', true, true, 'read-eula'],
  ['barn', true, false, 'open'],
  ['senator', false, false, 'sign-in'],
  ['senator', true, true, 'read-eula'],
  ['senator', true, false, 'account'],
] as const)('%s, signed in %s, EULA needed %s: %s', (type, loggedIn, eulaNeeded, action) => {
  expect(mainAction({ type, loggedIn, eulaNeeded })).toBe(action);
});

const calm = {
  strangerAt: [],
  reachability: 'online',
  loggedIn: true,
  eulaNeeded: false,
  signedOutReason: null,
} as const;

describe('the notice of a card', () => {
  const off = { ...calm, reachability: 'offline' } as const;

  test.each([
    ['nothing special', calm, null],
    ['off', off, null],
    [
      'off, and a new session is needed',
      { ...off, loggedIn: false, signedOutReason: 'expired' } as const,
      { kind: 'signed-out', reason: 'expired' },
    ],
    [
      'logged out in another window',
      { ...calm, loggedIn: false, signedOutReason: 'in-another-window' } as const,
      { kind: 'signed-out', reason: 'in-another-window' },
    ],
    ['logged out by choice', { ...calm, loggedIn: false, signedOutReason: 'by-user' } as const, null],
    ['EULA', { ...off, eulaNeeded: true }, { kind: 'eula' }],
    ['an EULA that concerns nobody', { ...calm, loggedIn: false, eulaNeeded: true }, null],
    ['blocked', { ...calm, reachability: 'blocked-by-browser', eulaNeeded: true } as const, { kind: 'blocked' }],
    ['a stranger, before all else', { ...off, strangerAt: ['local'], eulaNeeded: true } as const, { kind: 'stranger' }],
  ])('%s', (_name, view, notice) => {
    expect(cardNotice(view)).toEqual(notice);
  });
});

test.each([
  ['there', 'online', null, 5, { kind: 'contact', lastContact: 5 }],
  ['never answered', 'online', null, null, { kind: 'never-reached' }],
  ['off', 'offline', 9, 5, { kind: 'offline', since: 9 }],
  ['asked again after it was off', 'probing', 9, 5, { kind: 'contact', lastContact: 5 }],
] as const)('when it was there for the last time: %s', (_name, reachability, offlineSince, lastContact, contact) => {
  expect(cardContact({ reachability, offlineSince, lastContact })).toEqual(contact);
});
