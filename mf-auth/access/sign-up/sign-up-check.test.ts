import { problemsOf } from '@barnwatch/shared/forms';
import { type SignUpEntry, signUpData, signUpRules, signUpValues } from './sign-up-check';

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
  ['all that a user name needs', byName, 'none', {}],
  ['all that an e-mail address needs', byEmail, 'none', {}],
  ['no display name', { ...byName, typed: { ...byName.typed, displayName: '' } }, 'none', {}],
  [
    'a user name that is too short',
    { ...byName, typed: { ...byName.typed, username: 'anna' } },
    'none',
    { name: 'too-short' },
  ],
  [
    'a display name that is too long',
    { ...byName, typed: { ...byName.typed, displayName: 'x'.repeat(31) } },
    'none',
    { displayName: 'too-long' },
  ],
  ['no address', { ...byEmail, typed: byName.typed }, 'none', { name: 'missing' }],
  ['a weak password', { ...byName, password: 'abc', passwordRepetition: 'abc' }, 'none', { password: 'too-short' }],
  ['another repetition', { ...byName, passwordRepetition: 'Abcdef1!' }, 'none', { passwordRepetition: 'different' }],
  ['a licence that is not accepted', byName, 'to-accept', { acceptEula: 'not-accepted' }],
  ['a licence that is accepted', { ...byName, acceptEula: true }, 'to-accept', {}],
  ['a licence that nobody has seen', { ...byName, acceptEula: true }, 'unknown', { acceptEula: 'unknown' }],
] as const)('%s', (_name, entry, terms, problems) => {
  const { rules } = signUpRules(entry.method, entry.password, terms);
  expect(problemsOf(rules, signUpValues(entry, null))).toEqual(problems);
});

test('nobody registers at an instance without an address', () => {
  const { rules } = signUpRules('username', byName.password, 'none');
  expect(problemsOf(rules, signUpValues(byName, 'missing'))).toEqual({ location: 'missing' });
});

test('names are sent without the spaces around them, passwords as they were typed', () => {
  const passwords = { password: 'Abcdef1! ', passwordRepetition: 'Abcdef1! ', acceptEula: false };
  expect(signUpData(byName)).toEqual({ kind: 'username', username: 'anna.m', displayName: 'Anna M', ...passwords });
  expect(signUpData(byEmail)).toEqual({ kind: 'email', email: 'anna@barn.example', ...passwords });
});
