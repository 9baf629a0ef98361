import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from '../compose/registry-file';
import { runCommand } from '../compose/run-command';
import { builtRemote, publish, publishInto, publishShellInto } from '../compose/testing/suite-on-disk';
import { asRoot } from '../containers/testing/run-image';
import { folderPlace } from './folder-place';

const own = mkdtempSync(path.join(tmpdir(), 'full-place-'));
const disk = path.join(own, 'disk');
mkdirSync(disk);

function doAsRoot(...words: readonly string[]): boolean {
  const [program = '', ...rest] = [...asRoot, ...words];
  return spawnSync(program, rest, { stdio: 'ignore' }).status === 0;
}

// A disk of its own takes the rights of root; where they cannot be had, the tests are named as left out.
const hasDisk = doAsRoot('mount', '-t', 'tmpfs', '-o', 'size=512k,mode=1777', 'tmpfs', disk);
const testDisk = hasDisk ? test : test.skip;
afterAll(() => {
  if (hasDisk) doAsRoot('umount', disk);
  rmSync(own, { recursive: true, force: true });
});

testDisk(
  'issue 19: on a full disk a release and a composition say so, leave no half of anything, and are done again',
  async () => {
    const suite = folderPlace(disk);
    const deployment = path.join(own, 'deployment.json');
    writeFileSync(deployment, JSON.stringify({ branding: { name: 'BarnWatch' }, instances: [] }));
    const places = { suite, registry: suite, deployment, choices: { place: suite, file: 'choices.json' } };
    const apply = () => runCommand({ kind: 'compose' }, places, { days: 14, also: [] }, () => undefined);
    await publishShellInto(suite);
    await publishInto(suite, builtRemote('mf-cameras', '1.0.0'));
    expect(await apply()).toMatchObject({ ok: true });
    const before = (await suite.read('suite.json'))?.content.toString();

    const finished = publish(path.join(own, 'elsewhere'), builtRemote('mf-cameras', '1.1.0'));
    const large = path.join(finished, 'large.js');
    writeFileSync(large, 'x'.repeat(600_000));
    await expect(suite.putVersion(finished, 'remotes/mf-cameras/1.1.0')).rejects.toThrow(/ENOSPC/);
    expect(readdirSync(path.join(disk, 'remotes/mf-cameras'))).toEqual(['1.0.0']);
    rmSync(large);
    expect(await suite.putVersion(finished, 'remotes/mf-cameras/1.1.0')).toBe(true);

    const filling = path.join(disk, 'filling');
    expect(() => writeFileSync(filling, 'x'.repeat(600_000))).toThrow(/ENOSPC/);
    const outcome = await apply();
    expect(outcome.ok).toBe(false);
    expect(outcome.lines.join()).toMatch(/ENOSPC|no space left/i);
    expect((await suite.read('suite.json'))?.content.toString()).toBe(before);
    rmSync(filling);
    expect(await apply()).toMatchObject({ ok: true });
    expect((await readRegistry(suite))?.remotes.map(({ version }) => version)).toEqual(['1.1.0']);
    expect(readdirSync(disk).filter((file) => file.includes('.new-'))).toEqual([]);
  },
);
