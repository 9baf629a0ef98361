import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { suitePackages } from '../build/suite-packages';
import type { Taken } from './name-problems';

const rootSchema = v.object({ workspaces: v.array(v.string()) });

async function descriptorOf(directory: string): Promise<RemoteDescriptor> {
  const { remote } = (await import(pathToFileURL(path.join(directory, 'remote.ts')).href)) as {
    remote: RemoteDescriptor;
  };
  return remote;
}

/** What the remotes of a repository have taken: names, addresses, entries. */
export async function takenIn(repository: string): Promise<Taken> {
  const { workspaces } = v.parse(rootSchema, JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')));
  const remotes = suitePackages(repository, {}).filter(({ kind }) => kind === 'remote');
  const descriptors = await Promise.all(remotes.map(({ directory }) => descriptorOf(directory)));
  return { folders: readdirSync(repository), workspaces, descriptors };
}
