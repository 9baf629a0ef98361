import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Asset, BuiltRemote } from '@barnwatch/shared/federation';
import { describedJson, partFilesOf } from '@barnwatch/shared/federation/build';
import type { SuitePlace } from '../../suite-place/suite-place';

/** The descriptor of a built remote with one route and one nav entry, to be changed by a test. */
export function builtRemote(name: string, version: string, changes: Partial<BuiltRemote> = {}): BuiltRemote {
  const short = name.replace('mf-', '');
  const asset = (file: string, content: string): Asset => ({
    file,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    bytes: Buffer.byteLength(content),
  });
  return {
    name,
    version,
    container: `${name}_${version}`.replace(/\W/g, '_'),
    needs: { contract: '^1.0.0' },
    entry: asset('remote-entry.0123456789ab.js', contentOf('remote-entry.0123456789ab.js')),
    textNamespace: name,
    texts: {
      en: asset('texts/en.json', contentOf('texts/en.json')),
      de: asset('texts/de.json', contentOf('texts/de.json')),
    },
    routes: [
      {
        path: `/${short}/:id?`,
        module: `./${short}`,
        screen: 'Screen',
        title: { en: 'Title', de: 'Titel' },
        guard: 'none',
        files: [asset(`${short}.js`, contentOf(`${short}.js`))],
      },
    ],
    nav: [
      { id: short, order: 1, icon: 'camera', title: { en: 'Title', de: 'Titel' }, to: `/${short}`, placement: 'bar' },
    ],
    ...changes,
  };
}

/** A remote that carries a list of the files of its parts, as builds of today write it. */
export function withParts(remote: BuiltRemote): BuiltRemote {
  return { ...remote, parts: describedJson('parts', Buffer.from(JSON.stringify(partFilesOf(remote)))) };
}

function contentOf(file: string): string {
  return file.endsWith('.json') ? '{"title":"Title"}' : `/* ${file} */`;
}

/** A folder of its own below the system's temporary one, with a shell that provides contract 1.2.0. */
export function emptySuite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'suite-'));
  writeShell(folder);
  return folder;
}

/** The shell of a suite. @param readsParts whether it is one of today, which looks up what the registry does not name */
export function writeShell(folder: string, readsParts = true): void {
  const build = { version: '0.1.0', contract: '1.2.0', ...(readsParts && { readsParts }), files: [] };
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(build));
}

/** The files of a remote with what is in them. */
function filesOf(remote: BuiltRemote): readonly (readonly [string, string])[] {
  const assets = [
    remote.entry,
    remote.texts.en,
    remote.texts.de,
    ...[...remote.routes, ...(remote.widgets ?? [])].flatMap(({ files }) => files),
  ];
  return [
    ...assets.map(({ file }) => [file, contentOf(file)] as const),
    ...(remote.parts ? [[remote.parts.file, JSON.stringify(partFilesOf(remote))] as const] : []),
    ['remote.json', JSON.stringify(remote)],
  ];
}

/** Writes a remote and all its files; answers its folder. */
export function publish(suiteFolder: string, remote: BuiltRemote): string {
  const folder = path.join(suiteFolder, 'remotes', remote.name, remote.version);
  mkdirSync(path.join(folder, 'texts'), { recursive: true });
  for (const [file, content] of filesOf(remote)) writeFileSync(path.join(folder, file), content);
  return folder;
}

/** Writes a remote and all its files into whatever place. */
export async function publishInto(suite: SuitePlace, remote: BuiltRemote): Promise<void> {
  const folder = `remotes/${remote.name}/${remote.version}`;
  await Promise.all(
    filesOf(remote).map(([file, content]) => suite.write(`${folder}/${file}`, Buffer.from(content), 'anything')),
  );
}

/** A shell that provides contract 1.2.0, with one page. */
export async function publishShellInto(suite: SuitePlace, version = '0.1.0', page = 'page'): Promise<void> {
  await suite.write('index.html', Buffer.from(page), 'anything');
  const build = { version, contract: '1.2.0', readsParts: true, files: ['index.html'] };
  await suite.write('shell.json', Buffer.from(JSON.stringify(build)), 'anything');
}

/** The discovery code of an instance at one address. */
export function discoveryCode(hostname: string, port: number): string {
  return Buffer.from(JSON.stringify({ local: { protocol: 'http', hostname, port } })).toString('base64');
}
