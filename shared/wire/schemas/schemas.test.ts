import * as v from 'valibot';
import * as ofTheShell from '.';
import * as inARemote from './valibot-of-the-shell';

test('a remote takes from the shell what the shell offers, and all else from its own copy', () => {
  expect(Object.keys(ofTheShell).length).toBeGreaterThan(30);
  const names = Object.keys(v).filter((name) => name !== 'default');
  expect(Object.keys(inARemote).sort()).toEqual(names.sort());
  for (const [name, offered] of Object.entries(ofTheShell)) expect(Reflect.get(inARemote, name)).toBe(offered);
});
