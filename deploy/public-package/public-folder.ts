import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { readJsonFile } from '../compose/json-file';

// The workspace itself is called so as well; the package that is written is not private.
const earlierSchema = v.object({ name: v.literal('@barnwatch/shared'), private: v.optional(v.literal(false)) });

async function isEarlierPackage(folder: string): Promise<boolean> {
  return (await readJsonFile(path.join(folder, 'package.json'), earlierSchema)).ok;
}

/** Why a folder must not be replaced by the package, or nothing: it is new, empty, or an earlier one. */
export async function publicFolderProblem(folder: string): Promise<string | null> {
  const present = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  if (present.length === 0 || (await isEarlierPackage(folder))) return null;
  return `${folder} holds something else: name a folder that is new, empty, or an earlier package.`;
}
