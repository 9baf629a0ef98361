import * as v from 'valibot';
import * as ofTheShell from '.';
import * as inARemote from './valibot-of-the-shell';

// Both copies are one here: what comes from the shell is marked, or a name that is missing in one list would go unseen.
jest.mock('.', () => {
  const names = Object.keys(jest.requireActual<object>('.'));
  return Object.fromEntries(names.map((name) => [name, { ofTheShell: name }]));
});

test('a remote takes from the shell all that the shell offers, and all else from its own copy', () => {
  const offered = Object.keys(ofTheShell);
  expect(offered.length).toBeGreaterThan(30);
  const names = Object.keys(v).filter((name) => name !== 'default');
  expect(Object.keys(inARemote).sort()).toEqual(names.sort());
  for (const name of names) {
    const taken: unknown = Reflect.get(inARemote, name);
    if (offered.includes(name)) expect({ name, taken }).toHaveProperty('taken.ofTheShell');
    else expect(taken).toBe(Reflect.get(v, name));
  }
});
