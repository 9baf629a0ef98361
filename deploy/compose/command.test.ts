import { noChoices } from './choices';
import { type ChoosingCommand, type Command, choicesAfter, parseCommand, type StageOptions } from './command';
import { parseBuiltRemote } from './published-remotes';
import { builtRemote } from './testing/suite-on-disk';

const published = ['2.0.0', '1.10.0', '1.9.0'].map((version) => ({
  name: 'mf-cameras',
  version,
  folder: '',
  built: parseBuiltRemote('mf-cameras', version, JSON.stringify(builtRemote('mf-cameras', version))),
}));

const after = (command: ChoosingCommand, inUse?: string) => choicesAfter(command, noChoices, published, inUse);

describe('the words of a command', () => {
  test.each<[string[], Command]>([
    [[], { kind: 'compose' }],
    [['apply'], { kind: 'compose' }],
    [['list'], { kind: 'list' }],
    [['plan'], { kind: 'plan', of: { kind: 'compose' } }],
    [
      ['plan', 'disable', 'mf-cameras'],
      { kind: 'plan', of: { kind: 'switch', remote: 'mf-cameras', position: 'off' } },
    ],
    [['pin', 'mf-cameras', '1.0.0'], { kind: 'pin', remote: 'mf-cameras', version: '1.0.0' }],
    [['roll-back', 'mf-cameras'], { kind: 'roll-back', remote: 'mf-cameras' }],
    [['disable', 'mf-cameras'], { kind: 'switch', remote: 'mf-cameras', position: 'off' }],
    [['enable', 'mf-cameras'], { kind: 'switch', remote: 'mf-cameras', position: 'on' }],
  ])('%j', (words, command) => {
    expect(parseCommand(words)).toEqual(command);
  });

  test.each([
    [['pin']],
    [['pin', 'mf-cameras']],
    [['list', 'mf-cameras']],
    [['delete', 'mf-cameras']],
    [['plan', 'plan']],
    [['plan', 'list']],
    [['undo', 'mf-cameras']],
    [['pin', 'a', 'b', 'c']],
    [['stage', 'mf-cameras', '1.1.0']],
  ])('%j is none', (words) => {
    expect(parseCommand(words)).toBeUndefined();
  });
});

describe('the options of stage', () => {
  const staged = { kind: 'stage', remote: 'mf-cameras' } as const;
  test.each<[string[], StageOptions, Command | undefined]>([
    [['stage', 'mf-cameras', '2.0.0'], { share: '10' }, { ...staged, version: '2.0.0', share: 10 }],
    [['stage', 'mf-cameras'], { share: '0.5' }, { ...staged, share: 0.5 }],
    [['stage', 'mf-cameras'], { accounts: 'a/b, c/d' }, { ...staged, accounts: ['a/b', 'c/d'] }],
    [['plan', 'stage', 'mf-cameras'], { halt: true }, { kind: 'plan', of: { kind: 'halt', remote: 'mf-cameras' } }],
    [['stage', 'mf-cameras'], { promote: true }, { kind: 'promote', remote: 'mf-cameras' }],
    [['stage', 'mf-cameras'], { promote: true, halt: true }, undefined],
    [['stage', 'mf-cameras', '2.0.0'], { promote: true }, undefined],
    [['stage', 'mf-cameras', '2.0.0'], { share: '101' }, undefined],
    [['stage', 'mf-cameras', '2.0.0'], { share: 'all' }, undefined],
    [['stage', 'mf-cameras', '2.0.0'], { share: '' }, undefined],
    [['disable', 'mf-cameras'], { share: '10' }, undefined],
    [['stage'], { share: '10' }, undefined],
  ])('%j %j', (words, options, command) => {
    expect(parseCommand(words, options)).toEqual(command);
  });
});

describe('what a command chooses', () => {
  test('rolls back to the version before the one in use', () => {
    expect(after({ kind: 'roll-back', remote: 'mf-cameras' }, '2.0.0')).toEqual({
      ok: true,
      choices: { pins: { 'mf-cameras': '1.10.0' }, switches: {} },
    });
    expect(after({ kind: 'roll-back', remote: 'mf-cameras' }, '1.9.0')).toEqual({
      ok: false,
      problem: 'There is no version of mf-cameras before 1.9.0.',
    });
    expect(after({ kind: 'roll-back', remote: 'mf-cameras' })).toMatchObject({ ok: false });
  });

  test('pins what is there, and lets go', () => {
    const pinned = after({ kind: 'pin', remote: 'mf-cameras', version: '1.9.0' });
    expect(pinned).toEqual({ ok: true, choices: { pins: { 'mf-cameras': '1.9.0' }, switches: {} } });
    expect(after({ kind: 'pin', remote: 'mf-cameras', version: '3.0.0' })).toMatchObject({ ok: false });
    expect(after({ kind: 'pin', remote: 'toString', version: '1.9.0' })).toEqual({
      ok: false,
      problem: 'There is no remote toString.',
    });
    const free = choicesAfter(
      { kind: 'pin', remote: 'mf-cameras', version: 'newest' },
      { pins: { 'mf-cameras': '1.9.0' }, switches: {} },
      published,
      '1.9.0',
    );
    expect(free).toEqual({ ok: true, choices: noChoices });
  });

  test('switches on and off', () => {
    expect(after({ kind: 'switch', remote: 'mf-cameras', position: 'off' })).toEqual({
      ok: true,
      choices: { pins: {}, switches: { 'mf-cameras': 'off' } },
    });
  });
});
