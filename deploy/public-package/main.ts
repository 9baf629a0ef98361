import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildDeclarations, repositorySources } from './build-declarations';
import { publicFolderProblem } from './public-folder';
import { writePublicPackage } from './write-public-package';

const usage = `npm run types -- <folder>

Writes @barnwatch/shared as teams outside of this repository need it: the types of its doors, the calls of a barn, and
the list of what the shell provides. Install it in a project with "npm install <folder>", or "npm pack" it first.

  <folder>   where the package is written; an earlier one is replaced`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const problem = (await publicFolderProblem(folder)) ?? buildDeclarations();
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  await writePublicPackage(repositorySources, path.resolve(folder));
  console.log(`${path.resolve(folder)} was written.`);
  return 0;
}

process.exitCode = await main();
