import { displayNameRules, longestDisplayName, optionalDisplayNameRules } from './display-name-rules';
import { emailRules, longestEmail } from './email-rules';
import { locationProblem } from './location-rule';
import { loginPasswordRules, newPasswordRules, passwordRepetitionRules, specialCharacters } from './password-rules';
import { firstProblem, problemWhileTyping } from './rule';
import { usernameRules } from './username-rules';

/** An address of exactly so many characters. */
const emailOfLength = (length: number) => `${'a'.repeat(length - '@barn.example'.length)}@barn.example`;

describe('a user name', () => {
  test.each([
    ['', 'missing'],
    ['anna', 'too-short'],
    ['annam', null],
    ['a'.repeat(20), null],
    ['a'.repeat(21), 'too-long'],
    ['Anna.M_2-b', null],
    ['.....', null],
    ['anna müller', 'characters'],
    ['annä1', 'characters'],
    ['anna@', 'characters'],
    ['anna\n', 'characters'],
    ['ann 1', 'characters'],
  ])('%j: %s', (name, problem) => {
    expect(firstProblem(usernameRules, name)).toBe(problem);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['', 'missing'],
    ['anna', 'invalid'],
    ['anna@', 'invalid'],
    ['anna@barn', 'invalid'],
    ['anna@barn.', 'invalid'],
    ['@barn.example', 'invalid'],
    ['anna@@barn.example', 'invalid'],
    ['anna m@barn.example', 'invalid'],
    ['anna..m@barn.example', 'invalid'],
    ['.anna@barn.example', 'invalid'],
    ['anna@-barn.example', 'invalid'],
    ['anna@b.e', null],
    ['anna@barn.example', null],
    ["A.o'Neil+cams@sub.barn-1.example", null],
    [emailOfLength(longestEmail), null],
    [emailOfLength(longestEmail + 1), 'too-long'],
  ])('%j: %s', (email, problem) => {
    expect(firstProblem(emailRules, email)).toBe(problem);
  });

  test('is judged quickly whatever it is', () => {
    expect(firstProblem(emailRules, `a@${'a-'.repeat(500_000)}`)).toBe('too-long');
  });
});

describe('a new password', () => {
  test.each([
    ['', 'missing'],
    ['Abcde1!', 'too-short'],
    ['Abcdef1!', null],
    [`Ab1!${'x'.repeat(66)}`, null],
    [`Ab1!${'x'.repeat(67)}`, 'too-long'],
    ['ABCDEF1!', 'no-lowercase'],
    ['abcdef1!', 'no-uppercase'],
    ['Abcdefg!', 'no-number'],
    ['Abcdefg1', 'no-special'],
    ['Abcdef1§', 'no-special'],
    ['Abcdef1 ', 'no-special'],
    ['Abcdef1!\n', 'invalid'],
    ['Abcdef1!\ud83d', 'invalid'],
    // Eight characters, though two of them take two units each.
    ['Ab1!🐖🐓xy', null],
    ['Ab1!🐖🐓x', 'too-short'],
  ])('%j: %s', (password, problem) => {
    expect(firstProblem(newPasswordRules, password)).toBe(problem);
  });

  test.each([...specialCharacters])('may have %s as its special character', (sign) => {
    expect(firstProblem(newPasswordRules, `Abcdefg1${sign}`)).toBeNull();
  });

  test('has 32 special characters to choose from, none twice', () => {
    expect(new Set(specialCharacters).size).toBe(32);
  });

  test('is repeated the same', () => {
    const rules = passwordRepetitionRules('Abcdef1!');
    expect(firstProblem(rules, '')).toBe('missing');
    expect(firstProblem(rules, 'Abcdef1')).toBe('different');
    expect(firstProblem(rules, 'Abcdef1! ')).toBe('different');
    expect(firstProblem(rules, 'Abcdef1!')).toBeNull();
  });
});

test('a password for signing in only has to be there', () => {
  expect(firstProblem(loginPasswordRules, '')).toBe('missing');
  expect(firstProblem(loginPasswordRules, 'x')).toBeNull();
  expect(firstProblem(loginPasswordRules, ' ')).toBeNull();
});

test.each([
  ['', null, 'missing'],
  ['A', null, null],
  ['🐖'.repeat(longestDisplayName), null, null],
  ['x'.repeat(longestDisplayName + 1), 'too-long', 'too-long'],
])('display name %j: %s at registration, %s at a barn', (name, optional, required) => {
  expect(firstProblem(optionalDisplayNameRules, name)).toBe(optional);
  expect(firstProblem(displayNameRules, name)).toBe(required);
});

test('at least one location is required', () => {
  const address = { protocol: 'https', hostname: 'north.example', port: 443 } as const;
  expect(locationProblem({})).toBe('missing');
  expect(locationProblem({ local: address })).toBeNull();
  expect(locationProblem({ remote: address })).toBeNull();
  expect(locationProblem({ gateway: { ...address, id: 'north' } })).toBeNull();
});

describe('while typing, only what typing on cannot mend is told', () => {
  test.each([
    ['nothing yet', problemWhileTyping(usernameRules, ''), null],
    ['a user name that begins', problemWhileTyping(usernameRules, 'an'), null],
    ['a user name with a wrong sign', problemWhileTyping(usernameRules, 'an!'), 'characters'],
    ['a user name that is too long', problemWhileTyping(usernameRules, 'a'.repeat(21)), 'too-long'],
    ['an address that begins', problemWhileTyping(emailRules, 'anna@ba'), null],
    ['an address with a space', problemWhileTyping(emailRules, 'anna m'), 'invalid'],
    ['an address with two @', problemWhileTyping(emailRules, 'a@b@'), 'invalid'],
    ['a password that begins', problemWhileTyping(newPasswordRules, 'a'), null],
    ['a password that is too long', problemWhileTyping(newPasswordRules, 'a'.repeat(71)), 'too-long'],
    ['a password that nobody can type', problemWhileTyping(newPasswordRules, 'a\u0007'), 'invalid'],
    ['a repetition that begins', problemWhileTyping(passwordRepetitionRules('Abcdef1!'), 'Abc'), null],
    ['a repetition gone wrong', problemWhileTyping(passwordRepetitionRules('Abcdef1!'), 'Abd'), 'different'],
    ['a long display name', problemWhileTyping(displayNameRules, 'x'.repeat(31)), 'too-long'],
  ])('%s', (_name, found, expected) => {
    expect(found).toBe(expected);
  });
});
