import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { fillTemplate } from '../nginx/fill-template';
import { assembleImage, furnish, type Image } from './testing/assemble-image';
import { asRoot, canRunImages, type Mount, type RunningImage, runImage } from './testing/run-image';

// Namespaces of the system take the place of a container engine: they need the rights of root, or `sudo` without a
// password. Where none can be made the tests are named as left out.
const testImage = canRunImages() ? test : test.skip;

const repository = path.join(__dirname, '../..');
const place = mkdtempSync(path.join(tmpdir(), 'barnwatch-images-'));
const running: RunningImage[] = [];
afterAll(async () => {
  for (const each of running) await each.stop();
  doAsRoot('rm', '-rf', place);
});

function doAsRoot(...words: readonly string[]): void {
  const [program = '', ...rest] = [...asRoot, ...words];
  execFileSync(program, rest);
}

function write(file: string, content: string): string {
  const target = path.join(place, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  return target;
}

function start(image: Image, mounts: readonly Mount[]): RunningImage {
  const begun = runImage(image, mounts);
  running.push(begun);
  return begun;
}

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()), link: v.optional(v.boolean()) })),
});

/** What `npm ci --omit=dev` would install: mounted, not copied. */
function packages(): readonly Mount[] {
  const { packages: locked } = v.parse(
    lockSchema,
    JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')),
  );
  const names = Object.entries(locked).flatMap(([name, { dev = false, link = false }]) => {
    const isOwn = /^(?:deploy\/|shared\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name);
    return isOwn && !dev && !link && existsSync(path.join(repository, name)) ? [name] : [];
  });
  return names.map((name) => ({ from: path.join(repository, name), to: `/opt/barnwatch/${name}` }));
}

/** What the first stage of the instance's Containerfile leaves: what is in the repository, without tests. */
function buildInstance(): string {
  const built = path.join(place, 'built-instance');
  const files = execFileSync('git', ['ls-files', '-z', 'package.json', 'shared', 'deploy'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of files.split('\0'))
    if (file !== '' && !file.endsWith('.test.ts') && existsSync(path.join(repository, file)))
      cpSync(path.join(repository, file), path.join(built, file));
  mkdirSync(path.join(built, 'node_modules/@barnwatch'), { recursive: true });
  symlinkSync('../../shared', path.join(built, 'node_modules/@barnwatch/shared'));
  return built;
}

describe('the image of an instance, as its Containerfile says', () => {
  let built: string;
  beforeAll(() => {
    built = buildInstance();
  });

  function startInstance(role: 'barn' | 'senator'): RunningImage {
    const root = path.join(place, role);
    const file = path.join(__dirname, 'instance.Containerfile');
    const image = assembleImage({ file, context: repository, built, root });
    furnish(root);
    const identity = { globalUniqueIdentifier: role === 'barn' ? 'barn' : '66', name: role, realWorldName: role };
    const listen = { host: '0.0.0.0', port: 8090 };
    const configuration = { role, identity, listen, dataFolder: '/var/lib/barnwatch', logLevel: 'warn' };
    const volume = path.join(place, `${role}-volume`);
    doAsRoot('install', '-d', '-o', '1000', '-g', '1000', '-m', '700', volume);
    return start(image, [
      ...packages(),
      { from: write(`${role}.json`, JSON.stringify(configuration)), to: '/etc/barnwatch/instance.json' },
      { from: volume, to: image.volumes[0] ?? '', isWritable: true },
    ]);
  }

  testImage.each(['barn', 'senator'] as const)(
    'runs a %s: well by its own health check, of no particular account, on files that it cannot change',
    async (role) => {
      const instance = startInstance(role);
      expect([await instance.untilWell(), instance.said()]).toEqual([true, expect.any(String)]);
      expect(await instance.call('test "$(id -u):$(id -g)" = 1000:1000')).toBe(0);
      expect(await instance.call('touch /opt/barnwatch/own 2>/dev/null')).not.toBe(0);
      expect(await instance.call('touch /etc/own 2>/dev/null')).not.toBe(0);
      expect(await instance.call('test -s /var/lib/barnwatch/barn.sqlite')).toBe(0);
      // The database is closed: a container that is stopped has lost nothing.
      expect(await instance.stop()).toBe(0);
      expect(() => doAsRoot('test', '!', '-e', path.join(place, `${role}-volume/barn.sqlite-wal`))).not.toThrow();
    },
    300_000,
  );
});

/** An image that stands upon that of nginx, with what this base brings and does at its start. */
function assembleServer(name: string, file: string, given: Readonly<Record<string, string>> = {}): Image {
  const root = path.join(place, name);
  const image = assembleImage({
    file: path.join(__dirname, file),
    context: repository,
    built: path.join(place, `built-${name}`),
    root,
    given,
    command: ['nginx', '-c', '/etc/nginx/nginx.conf', '-g', 'daemon off;'],
  });
  furnish(root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path /tmp/${each};`,
  );
  const http = `http { access_log off; ${temporary.join(' ')} include /etc/nginx/conf.d/*.conf; }`;
  const base = `pid /tmp/nginx.pid; error_log stderr; events {} ${http}\n`;
  mkdirSync(path.join(root, 'etc/nginx/conf.d'), { recursive: true });
  writeFileSync(path.join(root, 'etc/nginx/nginx.conf'), base);
  // It fills the templates in /etc/nginx/templates.
  const variables = Object.fromEntries(
    image.variables.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
  const template = readFileSync(path.join(root, 'etc/nginx/templates/default.conf.template'), 'utf8');
  const filled = fillTemplate(template, variables);
  if (filled.kind === 'missing') throw new Error(filled.names.join(', '));
  writeFileSync(path.join(root, 'etc/nginx/conf.d/default.conf'), filled.text);
  mkdirSync(path.join(root, 'var/log/nginx'), { recursive: true });
  return image;
}

const get = (server: RunningImage, file: string): Promise<number> =>
  server.call(`wget -q -O /dev/null http://127.0.0.1:8080${file}`);

testImage(
  'the image of the suite, as its Containerfile says, serves page and registry, unprivileged and read-only',
  async () => {
    write('built-suite/deploy/dist/suite/index.html', '<!doctype html><meta nonce="__CSP_NONCE__">');
    write('built-suite/deploy/dist/suite/remotes/mf-cameras/1.0.0/remote-entry.0123456789ab.js', 'const entry = 1;');
    const image = assembleServer('suite', 'suite.Containerfile');
    const registry = path.dirname(write('registry/suite.json', '{"version":1}'));
    const suite = start(image, [{ from: registry, to: image.volumes[0] ?? '' }]);
    expect([await suite.untilWell(), suite.said()]).toEqual([true, expect.any(String)]);
    expect(await get(suite, '/')).toBe(0);
    expect(await get(suite, '/remotes/mf-cameras/1.0.0/remote-entry.0123456789ab.js')).toBe(0);
    expect(await get(suite, '/remotes/mf-cameras/1.0.0/absent.js')).not.toBe(0);
    expect(await suite.call('test "$(id -u)" = 101')).toBe(0);
    expect(await suite.call('touch /srv/suite/own 2>/dev/null')).not.toBe(0);
    expect(await suite.stop()).toBe(0);
  },
  120_000,
);

testImage(
  'issue 19: the image of one remote, as its Containerfile says, serves its versions and nothing else, unprivileged and read-only',
  async () => {
    const built = 'built-remote/deploy/dist/suite/remotes';
    write(`${built}/mf-cameras/1.0.0/remote.json`, '{}');
    write(`${built}/mf-cameras/1.0.0/remote-entry.0123456789ab.js`, 'const entry = 1;');
    write(`${built}/mf-incidents/1.0.0/remote.json`, '{}');
    const remote = start(assembleServer('remote', 'remote.Containerfile', { REMOTE: 'mf-cameras' }), []);
    expect([await remote.untilWell(), remote.said()]).toEqual([true, expect.any(String)]);
    expect(await get(remote, '/remotes/mf-cameras/1.0.0/remote-entry.0123456789ab.js')).toBe(0);
    for (const other of ['/', '/suite.json', '/remotes/mf-incidents/1.0.0/remote.json'])
      expect([other, await get(remote, other)]).not.toEqual([other, 0]);
    expect(await remote.call('test "$(id -u)" = 101')).toBe(0);
    expect(await remote.call('touch /srv/suite/own 2>/dev/null')).not.toBe(0);
    expect(await remote.stop()).toBe(0);
  },
  120_000,
);
