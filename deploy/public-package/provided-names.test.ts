import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../build/places';
import { providedDoor, providedNames } from './provided-names';
import { publicDoors } from './public-doors';

test('types are no names at run time, and a name is that by which it is exported', () => {
  const source = `
export { type Age, ageWords, inner as outer } from './age';
export type { Language } from './language';
export {
  first,
  type Second,
} from './more';
`;
  expect(providedNames(source)).toEqual(['ageWords', 'first', 'outer']);
});

test('a door that is run says what to do instead', () => {
  const program = providedDoor('@barnwatch/shared/ui', ['Button']);
  expect(program).toContain('export const Button = undefined;');
  expect(program).toContain("import { sharing } from '@barnwatch/shared/sharing'");
});

test('every provided door names each of its exports, as is needed to know them', () => {
  for (const { file, kind } of publicDoors) {
    const place = path.join(repository, 'shared', file);
    expect([file, existsSync(place)]).toEqual([file, true]);
    if (kind === 'carried') continue;
    const source = readFileSync(place, 'utf8');
    expect([file, /^export (?!type\b|\{)/m.test(source)]).toEqual([file, false]);
    expect([file, providedNames(source).length > 0]).toEqual([file, true]);
  }
});
