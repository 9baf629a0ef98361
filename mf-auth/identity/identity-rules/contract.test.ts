import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { parse } from 'yaml';
import { displayNameRules } from './display-name-rules';
import { emailRules } from './email-rules';
import { loginPasswordRules, newPasswordRules, specialCharacters } from './password-rules';
import { firstProblem, type Rules } from './rule';
import { usernameRules } from './username-rules';

const contract = path.join(import.meta.dirname, '../../../shared/wire/barn.openapi.yaml');
const { schemas } = parse(readFileSync(contract, 'utf8')).components;

/** Whether an instance takes a text, by the schema that it checks it with. */
function instanceTakes(schema: string): (value: string) => boolean {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const validate = ajv.compile(schemas[schema]);
  return (value) => validate(value);
}

const near = (letters: string, longest: number) =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength: longest + 2, size: 'max' });

/** Texts around each rule's edges: what people type is neither random bytes nor always right. */
const texts = {
  Username: near('aZ9._-ä @', 20),
  Email: fc.oneof(
    fc.emailAddress(),
    near('aZ9@@..-_ä ', 20),
    fc.tuple(near('aZ9.-+', 12), near('aZ9.-', 12)).map(([name, host]) => `${name}@${host}`),
  ),
  NewPassword: fc.oneof(near(`aZ9ü🐖 ${specialCharacters}`, 70), near('aaaaZ9!', 9)),
  DisplayName: fc.oneof(near('aä 🐖', 30), near('ab\u0000\n\u0085\u200d\u200f\u202e\u2069', 8)),
  LoginPassword: near('a ü🐖', 30),
};

const rules: { readonly [Schema in keyof typeof texts]: Rules<string> } = {
  Username: usernameRules,
  Email: emailRules,
  NewPassword: newPasswordRules,
  DisplayName: displayNameRules,
  LoginPassword: loginPasswordRules,
};

test.each(Object.keys(rules) as (keyof typeof rules)[])('%s: the form and the contract agree', (schema) => {
  const takes = instanceTakes(schema);
  const example = (value: string) =>
    expect([value, firstProblem(rules[schema], value) === null]).toEqual([value, takes(value)]);
  fc.assert(fc.property(texts[schema], example), { numRuns: 2000 });
});

test('only what cannot be typed is refused by the form alone', () => {
  const pasted = 'Abcdef1!\u0000';
  expect(instanceTakes('NewPassword')(pasted)).toBe(true);
  expect(firstProblem(newPasswordRules, pasted)).toBe('invalid');
});
