import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SuitePlace } from '../suite-place/suite-place';
import { placeKinds, placesOf } from '../suite-place/testing/places';
import type { ComposePlaces } from './change';
import { type Command, parseCommand } from './command';
import { readRegistry } from './registry-file';
import { type CollectLimits, runCommand } from './run-command';
import { builtRemote, publishInto, publishShellInto } from './testing/suite-on-disk';

function parsed(words: string): Command {
  const command = parseCommand(words.split(' '));
  if (command === undefined) throw new Error(`${words} is no command`);
  return command;
}

describe.each(placeKinds)('in a %s', (kind) => {
  const opened = placesOf(kind);
  const own = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  afterAll(() => rmSync(own, { recursive: true }));

  let suite: SuitePlace;
  let places: ComposePlaces;
  beforeEach(async () => {
    suite = await opened.open();
    const deployment = path.join(own, 'deployment.json');
    places = { suite, registry: suite, deployment, choices: { place: suite, file: 'choices.json' } };
    writeFileSync(deployment, JSON.stringify({ branding: { name: 'BarnWatch' }, instances: [] }));
    await publishShellInto(suite);
    await publishInto(suite, builtRemote('mf-cameras', '1.0.0'));
    await publishInto(suite, builtRemote('mf-regions', '1.0.0'));
  });

  function run(words: string, limits: Partial<CollectLimits> = {}, where: ComposePlaces = places) {
    return runCommand(parsed(words), where, { days: 14, also: [], ...limits }, () => {});
  }

  async function versions(): Promise<Readonly<Record<string, string>>> {
    const registry = await readRegistry(places.registry);
    return Object.fromEntries((registry?.remotes ?? []).map(({ name, version }) => [name, version]));
  }

  const refusedAt = (address: string) => ({
    ok: false,
    lines: [
      `- There is no suite in ${address}. \`npm run build\` writes one; --suite names another.`,
      'suite.json was left as it is.',
    ],
  });

  const text = async (file = 'suite.json', place = suite) => (await place.read(file))?.content.toString('utf8');

  test('a plan says what would change and changes nothing', async () => {
    await run('apply');
    await publishInto(suite, builtRemote('mf-cameras', '1.1.0'));
    const before = await text();
    expect(await run('plan')).toEqual({ ok: true, lines: ['mf-cameras     1.0.0 → 1.1.0'] });
    expect((await run('plan disable mf-regions')).lines).toEqual([
      'mf-cameras     1.0.0 → 1.1.0',
      'mf-regions     1.0.0 → 1.0.0 (disabled)',
    ]);
    expect((await run('plan pin mf-cameras 1.0.0')).lines).toEqual(['Nothing would change.']);
    expect(await text()).toBe(before);
    expect(await suite.read('choices.json')).toBeNull();
  });

  test('a remote is pinned, rolled back, let go and listed', async () => {
    await publishInto(suite, builtRemote('mf-cameras', '1.1.0'));
    await run('apply');
    await run('roll-back mf-cameras');
    expect(await versions()).toMatchObject({ 'mf-cameras': '1.0.0' });
    expect((await run('list')).lines).toEqual([
      '  mf-cameras     1.1.0      needs the contract ^1.0.0',
      '* mf-cameras     1.0.0      in use, pinned, needs the contract ^1.0.0',
      '* mf-regions     1.0.0      in use, needs the contract ^1.0.0',
    ]);
    await run('pin mf-cameras newest');
    expect(await versions()).toMatchObject({ 'mf-cameras': '1.1.0' });
    expect(await run('pin mf-cameras 9.9.9')).toMatchObject({ ok: false });
  });

  test('the registry before is one step away, and so is the way forward', async () => {
    await run('apply');
    await publishInto(suite, builtRemote('mf-cameras', '1.1.0'));
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
    await publishInto(suite, builtRemote('mf-cameras', '1.1.0'));
    await run('apply');
    await suite.remove(['remotes/mf-cameras/1.0.0/cameras.js']);
    const before = await text();
    expect(await run('undo')).toMatchObject({
      ok: false,
      lines: ['- mf-cameras 1.0.0: cameras.js is missing', 'suite.json was left as it is.'],
    });
    expect(await text()).toBe(before);
  });

  test('of commands at once none loses what another one chose', async () => {
    for (const name of ['mf-cameras', 'mf-regions']) await publishInto(suite, builtRemote(name, '1.1.0'));
    await run('apply');
    const outcomes = await Promise.all([
      run('pin mf-cameras 1.0.0'),
      run('pin mf-regions 1.0.0'),
      run('disable mf-regions'),
      run('apply'),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(JSON.parse((await text('choices.json')) ?? '')).toEqual({
      pins: { 'mf-cameras': '1.0.0', 'mf-regions': '1.0.0' },
      switches: { 'mf-regions': 'off' },
    });
    expect(await versions()).toEqual({ 'mf-cameras': '1.0.0', 'mf-regions': '1.0.0' });
    expect((await suite.files('')).filter((file) => /lock|\.new-/.test(file))).toEqual([]);
  });

  test('who finds that another one has composed meanwhile begins anew upon that, and chooses only once', async () => {
    for (const version of ['1.1.0', '1.2.0']) await publishInto(suite, builtRemote('mf-cameras', version));
    await run('apply');
    let isFirst = true;
    // Between the choices and the registry of this one, another machine composes in full.
    const overtaken: SuitePlace = {
      ...suite,
      async write(file, content, over) {
        if (file === 'suite.json' && isFirst) {
          isFirst = false;
          await publishInto(suite, builtRemote('mf-regions', '1.1.0'));
          await run('disable mf-regions', {}, { ...places, choices: { place: suite, file: 'other-choices.json' } });
        }
        return suite.write(file, content, over);
      },
      alone: (_file, _onWait, work) => work(),
    };
    expect(await run('roll-back mf-cameras', {}, { ...places, registry: overtaken })).toMatchObject({ ok: true });
    expect(await versions()).toEqual({ 'mf-cameras': '1.1.0', 'mf-regions': '1.1.0' });
    const previous = await readRegistry(suite, 'before');
    expect(previous?.remotes.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
  });

  test('verify names every file that is missing or another one, of this registry and of the one before', async () => {
    await run('apply');
    await publishInto(suite, builtRemote('mf-cameras', '1.1.0'));
    await run('apply');
    expect(await run('verify')).toEqual({ ok: true, lines: ['8 files are those that suite.json names.'] });
    await suite.write('remotes/mf-cameras/1.1.0/cameras.js', Buffer.from('other'), 'anything');
    await suite.remove(['remotes/mf-cameras/1.0.0/cameras.js']);
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

  test('a version without its description is passed over: it is on its way', async () => {
    await suite.write('remotes/mf-cameras/2.0.0/entry.js', Buffer.from('x'), 'anything');
    expect(await run('apply')).toMatchObject({ ok: true });
    expect(await versions()).toMatchObject({ 'mf-cameras': '1.0.0' });
  });

  test('an empty place is no suite: whatever is to be done there, a sentence names it and what helps', async () => {
    const empty = await opened.open();
    const from = { ...places, suite: empty, registry: empty };
    for (const words of ['apply', 'plan', 'list', 'verify', 'undo', 'pin mf-cameras 1.0.0', 'collect'])
      expect([words, await run(words, {}, from)]).toEqual([words, refusedAt(empty.address)]);
    expect(await empty.files('')).toEqual([]);
  });

  describe('from a suite that was built elsewhere', () => {
    const sources = placesOf('folder');
    let source: SuitePlace;
    let empty: ComposePlaces;
    beforeEach(async () => {
      source = await sources.open();
      await publishShellInto(source, '0.2.0', 'newer');
      await publishInto(source, builtRemote('mf-cameras', '1.1.0'));
      const place = await opened.open();
      empty = { ...places, suite: place, registry: place, source, choices: { place, file: 'choices.json' } };
    });

    test('files, shell and registry are put into an empty place, and verified there', async () => {
      expect((await run('plan', {}, empty)).lines).toEqual([
        'mf-cameras     1.1.0 would be put there',
        'shell          0.2.0 would be put there',
        'mf-cameras     not there → 1.1.0',
      ]);
      expect(await empty.suite.files('')).toEqual([]);
      expect(await run('apply', {}, empty)).toMatchObject({ ok: true });
      expect(await run('verify', {}, { ...empty, source: undefined })).toMatchObject({ ok: true });
      expect(await text('index.html', empty.suite)).toBe('newer');
      expect((await run('apply', {}, empty)).lines.at(-1)).toBe('suite.json was this already.');
    });

    test('a shell of the same version that is another one comes along, too', async () => {
      await run('apply', {}, empty);
      await publishShellInto(source, '0.2.0', 'repaired');
      expect((await run('plan', {}, empty)).lines).toEqual(['shell          0.2.0 would be put there']);
      await run('apply', {}, empty);
      expect(await text('index.html', empty.suite)).toBe('repaired');
    });

    test('what others have put there stays and counts, and only what is in use comes along', async () => {
      await publishInto(source, builtRemote('mf-regions', '0.9.0'));
      expect(await run('apply', {}, { ...places, source })).toMatchObject({ ok: true });
      expect(await versions()).toEqual({ 'mf-cameras': '1.1.0', 'mf-regions': '1.0.0' });
      expect(await suite.folders('remotes/mf-regions')).toEqual(['1.0.0']);
      expect(await text('index.html')).toBe('newer');
    });

    test('a newer shell that is there stays', async () => {
      await publishShellInto(suite, '0.3.0', 'newest');
      expect(await run('apply', {}, { ...places, source })).toMatchObject({ ok: true });
      expect(await text('index.html')).toBe('newest');
    });
  });

  describe('collect', () => {
    /** Everything lies there for long enough. */
    const old = { days: -1 };
    const there = async () => [...(await suite.folders('remotes/mf-cameras'))].sort();

    beforeEach(async () => {
      for (const version of ['0.7.0', '0.8.0', '0.9.0', '1.1.0', '1.2.0'])
        await publishInto(suite, builtRemote('mf-cameras', version));
    });

    test('keeps what is named and what is newer', async () => {
      await run('pin mf-cameras 0.7.0');
      await run('pin mf-cameras 1.0.0');
      await run('pin mf-cameras 1.1.0');
      // 0.7.0 is what a window would go back to from the 1.0.0 of the registry before.
      expect((await run('plan collect', old)).lines).toEqual([
        'mf-cameras     0.9.0      would be removed',
        'mf-cameras     0.8.0      would be removed',
      ]);
      expect(await there()).toHaveLength(6);
      await run('collect', old);
      expect(await there()).toEqual(['0.7.0', '1.0.0', '1.1.0', '1.2.0']);
      expect(await suite.files('remotes/mf-cameras/0.8.0')).toEqual([]);
      expect(await run('verify')).toMatchObject({ ok: true });
      expect(await run('undo')).toMatchObject({ ok: true });
    });

    test('keeps what came lately', async () => {
      await run('apply');
      expect((await run('collect')).lines).toEqual(['There is nothing to remove.']);
      expect(await there()).toHaveLength(6);
    });

    test('issue 19: takes away what a release that was killed has left, not one that is under way', async () => {
      await run('apply');
      // What lies in a place before its description, or its name, has come.
      const half = kind === 'bucket' ? 'remotes/mf-cameras/1.3.0' : 'remotes/mf-cameras/1.3.0.new-1';
      await suite.write(`${half}/remote-entry.js`, Buffer.from('half'), 'anything');
      expect((await run('collect')).lines).toEqual(['There is nothing to remove.']);
      expect((await run('plan collect', old)).lines).toContain(`${half} was never finished: would be removed`);
      expect(await run('collect', old)).toMatchObject({ ok: true });
      expect(await suite.files(half)).toEqual([]);
      await publishInto(suite, builtRemote('mf-cameras', '1.3.0'));
      expect(await run('apply')).toMatchObject({ ok: true });
      expect(await versions()).toMatchObject({ 'mf-cameras': '1.3.0' });
    });

    test('keeps what another deployment over the same files has', async () => {
      await run('apply');
      const other = await opened.open();
      const otherPlaces = { ...places, registry: other, choices: { place: other, file: 'choices.json' } };
      await run('pin mf-cameras 0.8.0', {}, otherPlaces);
      await run('collect', { ...old, also: [other] });
      expect(await there()).toEqual(['0.8.0', '0.9.0', '1.0.0', '1.1.0', '1.2.0']);
    });

    test('removes nothing where it is unknown what is in use', async () => {
      expect(await run('collect')).toMatchObject({ ok: false });
      await run('apply');
      expect(await run('collect', { days: 0, also: [await opened.open()] })).toMatchObject({ ok: false });
      expect(await there()).toHaveLength(6);
    });
  });
});
