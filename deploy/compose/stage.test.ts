import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RegisteredRemote, stagedReason } from '@barnwatch/shared/federation';
import { folderPlace } from '../suite-place/folder-place';
import type { ComposePlaces } from './change';
import { parseCommand, type StageOptions } from './command';
import { readRegistries } from './registry-file';
import { runCommand } from './run-command';
import { builtRemote, emptySuite, publish } from './testing/suite-on-disk';

const remotes = ['mf-cameras', 'mf-regions'];
let folder: string;
let places: ComposePlaces;
beforeEach(async () => {
  folder = emptySuite();
  const suite = folderPlace(folder);
  const deployment = path.join(folder, 'deployment.json');
  places = { suite, registry: suite, deployment, choices: { place: suite, file: 'choices.json' } };
  writeFileSync(places.deployment, JSON.stringify({ branding: { name: 'BarnWatch' }, instances: [] }));
  for (const name of remotes) publish(folder, builtRemote(name, '1.0.0'));
  await run('apply');
  for (const name of remotes) publish(folder, builtRemote(name, '1.1.0'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(words: string, options: StageOptions = {}) {
  const command = parseCommand(words.split(' '), options);
  if (command === undefined) throw new Error(`${words} is no command`);
  const outcome = await runCommand(command, places, { days: 0, also: [] }, () => {});
  return { ...outcome, text: outcome.lines.join('\n') };
}

async function entry(name = 'mf-cameras'): Promise<RegisteredRemote> {
  const found = (await readRegistries(places.registry)).now?.remotes.find((remote) => remote.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

const manager = { accounts: [{ instanceId: 'north-barn', names: ['17', 'manager'] }], deviceId: null };

describe('issue 19: a staged version', () => {
  test('stands beside the present one, which stays that of everybody else, whatever is composed meanwhile', async () => {
    const { ok, text } = await run('stage mf-cameras 1.1.0', { share: '10', accounts: 'north-barn/Manager' });
    expect([ok, text]).toEqual([true, expect.stringContaining('1.1.0 staged for 10 % and 1 account')]);
    await run('apply');
    const { version, staged } = await entry();
    expect(version).toBe('1.0.0');
    expect(staged).toMatchObject({ version: '1.1.0', baseUrl: '/remotes/mf-cameras/1.1.0/', share: 10 });
    expect(staged && stagedReason(staged, manager)).toBe('account');
    for (const file of ['suite.json', 'choices.json'])
      expect(readFileSync(path.join(folder, file), 'utf8').toLowerCase()).not.toContain('manager');
    expect((await run('list')).text).toMatch(/ {2}mf-cameras +1\.1\.0 +staged for 10 % and 1 account/);
    expect(await entry('mf-regions')).toMatchObject({ version: '1.1.0' });
  });

  test('is given to more with the salt it has: who has it keeps it', async () => {
    await run('stage mf-cameras 1.1.0', { share: '10', accounts: 'north-barn/manager' });
    const { staged: first } = await entry();
    expect((await run('plan stage mf-cameras', { share: '50' })).lines[0]).toBe(
      'mf-cameras     1.0.0 (1.1.0 staged for 10 % and 1 account) → 1.0.0 (1.1.0 staged for 50 % and 1 account)',
    );
    await run('stage mf-cameras', { share: '50' });
    expect((await entry()).staged).toEqual({ ...first, share: 50 });
    publish(folder, builtRemote('mf-cameras', '1.2.0'));
    await run('stage mf-cameras 1.2.0', { share: '10' });
    expect((await entry()).staged).toMatchObject({ version: '1.2.0', accounts: [] });
    expect((await entry()).staged?.salt).not.toBe(first?.salt);
  });

  test('becomes that of everybody, with the present one before it; the remote follows its newest one again', async () => {
    await run('stage mf-cameras 1.1.0', { share: '10' });
    await run('stage mf-cameras', { promote: true });
    expect(await entry()).toMatchObject({ version: '1.1.0', before: { version: '1.0.0' } });
    expect((await entry()).staged).toBeUndefined();
    publish(folder, builtRemote('mf-cameras', '1.2.0'));
    await run('apply');
    expect((await entry()).version).toBe('1.2.0');
  });

  test('stays pinned as everybody’s where the remote was pinned before, or a newer one has come', async () => {
    await run('stage mf-cameras 1.1.0', { share: '10' });
    publish(folder, builtRemote('mf-cameras', '1.2.0'));
    await run('stage mf-cameras', { promote: true });
    expect((await entry()).version).toBe('1.1.0');
    await run('apply');
    expect((await entry()).version).toBe('1.1.0');
  });

  test('is taken back though nothing else could be composed, nothing else changes, and it does not come by itself', async () => {
    await run('stage mf-cameras 1.1.0', { share: '10' });
    publish(folder, builtRemote('mf-regions', '1.2.0', { needs: { contract: '^9.0.0' } }));
    expect((await run('apply')).ok).toBe(false);
    expect(await run('stage mf-cameras', { halt: true })).toMatchObject({ ok: true });
    expect((await entry()).staged).toBeUndefined();
    rmSync(path.join(folder, 'remotes/mf-regions/1.2.0'), { recursive: true });
    await run('apply');
    expect(await entry()).toMatchObject({ version: '1.0.0' });
    expect(await run('stage mf-cameras', { halt: true })).toMatchObject({ ok: false });
  });

  test('is undone and done again with the registry that names it', async () => {
    await run('stage mf-cameras 1.1.0', { share: '10' });
    const { staged } = await entry();
    await run('undo');
    expect((await entry()).staged).toBeUndefined();
    await run('apply');
    expect([(await entry()).version, (await entry()).staged]).toEqual(['1.0.0', undefined]);
    await run('stage mf-cameras 1.1.0', { share: '20' });
    await run('stage mf-cameras', { halt: true });
    await run('undo');
    expect((await entry()).staged).toMatchObject({ version: '1.1.0', share: 20 });
    expect((await entry()).staged?.salt).not.toBe(staged?.salt);
    await run('apply');
    expect((await entry()).staged).toMatchObject({ share: 20 });
  });

  test('of two remotes staged at once both are kept: neither command takes up anything of the other remote', async () => {
    const outcomes = await Promise.all([
      run('stage mf-cameras 1.1.0', { share: '10' }),
      run('stage mf-regions 1.1.0', { share: '20' }),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    await run('apply');
    const found = await Promise.all(remotes.map(entry));
    expect(found.map(({ version, staged }) => [version, staged?.share])).toEqual([
      ['1.0.0', 10],
      ['1.0.0', 20],
    ]);
  });

  test('is verified and kept as whatever is in use', async () => {
    const old = new Date(0);
    publish(folder, builtRemote('mf-cameras', '0.9.0'));
    utimesSync(publish(folder, builtRemote('mf-cameras', '0.8.0')), old, old);
    utimesSync(path.join(folder, 'remotes/mf-cameras/0.9.0'), old, old);
    await run('stage mf-cameras 0.9.0', { share: '10' });
    expect((await run('collect')).text).toMatch(/0\.8\.0 +removed/);
    expect(await run('verify')).toMatchObject({ ok: true });
    rmSync(path.join(folder, 'remotes/mf-cameras/0.9.0/cameras.js'));
    expect((await run('verify')).lines).toEqual(['suite.json: mf-cameras 0.9.0: cameras.js is missing']);
  });

  test.each([
    ['of another contract', { needs: { contract: '^9.0.0' } }],
    ['that takes an address of another remote', { routes: builtRemote('mf-regions', '1.0.0').routes }],
  ])('%s is refused, and nothing changes', async (_what, changes) => {
    publish(folder, builtRemote('mf-cameras', '1.2.0', changes));
    const before = readFileSync(path.join(folder, 'suite.json'), 'utf8');
    expect(await run('stage mf-cameras 1.2.0', { share: '10' })).toMatchObject({ ok: false });
    expect(readFileSync(path.join(folder, 'suite.json'), 'utf8')).toBe(before);
  });

  test.each([
    ['stage mf-cameras 1.0.0', { share: '10' }, 'is what everybody has'],
    ['stage mf-cameras 7.0.0', { share: '10' }, 'There is no version 7.0.0'],
    ['stage mf-cameras', { share: '10' }, 'No version of mf-cameras is staged'],
    ['stage mf-cameras 1.1.0', { share: '0' }, 'For whom?'],
    ['stage mf-cameras 1.1.0', { accounts: 'manager' }, 'is no account'],
    ['stage mf-cameras', { promote: true }, 'No version of mf-cameras is staged'],
  ])('%s %j says what is wrong', async (words, options, problem) => {
    expect((await run(words, options)).text).toContain(problem);
  });

  test('is not given to everybody by letting the pin go', async () => {
    await run('stage mf-cameras 1.1.0', { share: '10' });
    expect((await run('pin mf-cameras newest')).text).toContain('--promote it or --halt it first');
  });
});
