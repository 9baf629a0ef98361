import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComposePlaces } from './change';
import { type Command, parseCommand } from './command';
import { readRegistry } from './registry-file';
import { runCommand } from './run-command';
import { builtRemote, emptySuite, publish } from './testing/suite-on-disk';

let places: ComposePlaces;
beforeEach(() => {
  const suite = emptySuite();
  places = {
    suite,
    registry: suite,
    deployment: path.join(suite, 'deployment.json'),
    choices: path.join(suite, 'choices.json'),
  };
  writeFileSync(places.deployment, JSON.stringify({ branding: { name: 'BarnWatch' }, instances: [] }));
  publish(suite, builtRemote('mf-cameras', '1.0.0'));
  publish(suite, builtRemote('mf-regions', '1.0.0'));
});
afterEach(() => rmSync(places.suite, { recursive: true }));

function parsed(words: string): Command {
  const command = parseCommand(words.split(' '));
  if (command === undefined) throw new Error(`${words} is no command`);
  return command;
}

function run(words: string, days = 14, also: readonly string[] = []) {
  return runCommand(parsed(words), places, { days, also }, () => {});
}

async function versions(): Promise<Readonly<Record<string, string>>> {
  const registry = await readRegistry(places.registry);
  return Object.fromEntries((registry?.remotes ?? []).map(({ name, version }) => [name, version]));
}

const text = () => readFileSync(path.join(places.registry, 'suite.json'), 'utf8');

test('a plan says what would change and changes nothing', async () => {
  await run('apply');
  publish(places.suite, builtRemote('mf-cameras', '1.1.0'));
  const before = text();
  expect(await run('plan')).toEqual({ ok: true, lines: ['mf-cameras     1.0.0 → 1.1.0'] });
  expect((await run('plan disable mf-regions')).lines).toEqual([
    'mf-cameras     1.0.0 → 1.1.0',
    'mf-regions     1.0.0 → 1.0.0 (disabled)',
  ]);
  expect((await run('plan pin mf-cameras 1.0.0')).lines).toEqual(['Nothing would change.']);
  expect(text()).toBe(before);
  expect(existsSync(places.choices)).toBe(false);
});

test('the registry before is one step away, and so is the way forward', async () => {
  await run('apply');
  publish(places.suite, builtRemote('mf-cameras', '1.1.0'));
  await run('apply');
  await run('undo');
  expect(await versions()).toEqual({ 'mf-cameras': '1.0.0', 'mf-regions': '1.0.0' });
  // A composition by somebody who knows of nothing keeps what was undone.
  await run('apply');
  expect(await versions()).toMatchObject({ 'mf-cameras': '1.0.0' });
  await run('undo');
  expect(await versions()).toMatchObject({ 'mf-cameras': '1.1.0' });
});

test('there is no undoing without a registry before, nor to files that have gone', async () => {
  await run('apply');
  expect(await run('undo')).toMatchObject({ ok: false });
  publish(places.suite, builtRemote('mf-cameras', '1.1.0'));
  await run('apply');
  rmSync(path.join(places.suite, 'remotes/mf-cameras/1.0.0/cameras.js'));
  const before = text();
  expect(await run('undo')).toMatchObject({
    ok: false,
    lines: ['- mf-cameras 1.0.0: cameras.js is missing', 'suite.json was left as it is.'],
  });
  expect(text()).toBe(before);
});

test('of commands at once none loses what another one chose', async () => {
  for (const name of ['mf-cameras', 'mf-regions']) publish(places.suite, builtRemote(name, '1.1.0'));
  await run('apply');
  const outcomes = await Promise.all([
    run('pin mf-cameras 1.0.0'),
    run('pin mf-regions 1.0.0'),
    run('disable mf-regions'),
    run('apply'),
  ]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect(JSON.parse(readFileSync(places.choices, 'utf8'))).toEqual({
    pins: { 'mf-cameras': '1.0.0', 'mf-regions': '1.0.0' },
    switches: { 'mf-regions': 'off' },
  });
  expect(await versions()).toEqual({ 'mf-cameras': '1.0.0', 'mf-regions': '1.0.0' });
  expect(readdirSync(places.suite).filter((file) => /lock|\.new-/.test(file))).toEqual([]);
});

test('verify names every file that is missing or another one, of this registry and of the one before', async () => {
  await run('apply');
  publish(places.suite, builtRemote('mf-cameras', '1.1.0'));
  await run('apply');
  expect(await run('verify')).toEqual({ ok: true, lines: ['8 files are those that suite.json names.'] });
  writeFileSync(path.join(places.suite, 'remotes/mf-cameras/1.1.0/cameras.js'), 'other');
  rmSync(path.join(places.suite, 'remotes/mf-cameras/1.0.0/cameras.js'));
  expect(await run('verify')).toEqual({
    ok: false,
    lines: [
      'suite.json: mf-cameras 1.1.0: cameras.js is not the file that was built: its bytes have another integrity',
      // What a window would go back to from 1.1.0.
      'suite.json: mf-cameras 1.0.0: cameras.js is missing',
      'suite.previous.json: mf-cameras 1.0.0: cameras.js is missing',
    ],
  });
});

describe('collect', () => {
  const long = new Date(0);
  const there = () => readdirSync(path.join(places.suite, 'remotes/mf-cameras')).sort();

  beforeEach(async () => {
    for (const version of ['0.7.0', '0.8.0', '0.9.0', '1.1.0', '1.2.0'])
      utimesSync(publish(places.suite, builtRemote('mf-cameras', version)), long, long);
    utimesSync(path.join(places.suite, 'remotes/mf-cameras/0.9.0'), new Date(), new Date());
  });

  test('keeps what is named, what is newer, and what came lately', async () => {
    await run('pin mf-cameras 0.7.0');
    await run('pin mf-cameras 1.0.0');
    await run('pin mf-cameras 1.1.0');
    // 0.7.0 is what a window would go back to from the 1.0.0 of the registry before.
    expect((await run('plan collect')).lines).toEqual(['mf-cameras     0.8.0      would be removed']);
    expect(there()).toHaveLength(6);
    await run('collect');
    expect(there()).toEqual(['0.7.0', '0.9.0', '1.0.0', '1.1.0', '1.2.0']);
    expect(await run('verify')).toMatchObject({ ok: true });
    expect(await run('undo')).toMatchObject({ ok: true });
  });

  test('keeps what another deployment over the same files has', async () => {
    await run('apply');
    const other = path.join(places.suite, 'other');
    const otherPlaces = { ...places, registry: other, choices: path.join(other, 'choices.json') };
    await runCommand(parsed('pin mf-cameras 0.8.0'), otherPlaces, { days: 14, also: [] }, () => {});
    await run('collect', 14, [other]);
    expect(there()).toEqual(['0.8.0', '0.9.0', '1.0.0', '1.1.0', '1.2.0']);
  });

  test('removes nothing where it is unknown what is in use', async () => {
    expect(await run('collect')).toMatchObject({ ok: false });
    await run('apply');
    expect(await run('collect', 0, [path.join(places.suite, 'nowhere')])).toMatchObject({ ok: false });
    expect(there()).toHaveLength(6);
  });
});
