import { isSignUpComplete, type SignUpEntry, signUpData } from './sign-up-check';

const byName: SignUpEntry = {
  method: 'username',
  typed: { username: ' anna.m ', email: '', displayName: ' Anna M ' },
  password: 'Abcdef1! ',
  passwordRepetition: 'Abcdef1! ',
  acceptEula: false,
};
const byEmail: SignUpEntry = {
  ...byName,
  method: 'email',
  typed: { username: '', email: 'anna@barn.example ', displayName: 'x'.repeat(31) },
};

test.each([
  ['all that a user name needs', byName, 'none', true],
  ['all that an e-mail address needs', byEmail, 'none', true],
  ['no display name', { ...byName, typed: { ...byName.typed, displayName: '' } }, 'none', true],
  ['a user name that is too short', { ...byName, typed: { ...byName.typed, username: 'anna' } }, 'none', false],
  [
    'a display name that is too long',
    { ...byName, typed: { ...byName.typed, displayName: 'x'.repeat(31) } },
    'none',
    false,
  ],
  ['no address', { ...byEmail, typed: byName.typed }, 'none', false],
  ['a weak password', { ...byName, password: 'abc', passwordRepetition: 'abc' }, 'none', false],
  ['another repetition', { ...byName, passwordRepetition: 'Abcdef1!' }, 'none', false],
  ['a licence that is not accepted', byName, 'to-accept', false],
  ['a licence that is accepted', { ...byName, acceptEula: true }, 'to-accept', true],
  ['a licence that nobody has seen', { ...byName, acceptEula: true }, 'unknown', false],
] as const)('%s', (_name, entry, terms, complete) => {
  expect(isSignUpComplete(entry, terms)).toBe(complete);
});

test('names are sent without the spaces around them, passwords as they were typed', () => {
  const passwords = { password: 'Abcdef1! ', passwordRepetition: 'Abcdef1! ', acceptEula: false };
  expect(signUpData(byName)).toEqual({ kind: 'username', username: 'anna.m', displayName: 'Anna M', ...passwords });
  expect(signUpData(byEmail)).toEqual({ kind: 'email', email: 'anna@barn.example', ...passwords });
});
