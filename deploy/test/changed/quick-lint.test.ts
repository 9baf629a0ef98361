import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../build/places';

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface LintConfiguration {
  readonly extends?: readonly string[];
  readonly linter: { readonly rules: Rules };
}

const read = (name: string) => JSON.parse(readFileSync(path.join(repository, name), 'utf8')) as LintConfiguration;

test('lint of changed files is the whole lint without some of its rules', () => {
  const quick = read('biome.quick.json');
  const whole = read('biome.json').linter.rules;
  expect(quick.extends).toEqual(['./biome.json']);
  for (const [group, rules] of Object.entries(quick.linter.rules))
    for (const [rule, level] of Object.entries(rules)) {
      expect({ rule, level }).toEqual({ rule, level: 'off' });
      expect(whole[group]).toHaveProperty(rule);
    }
});
