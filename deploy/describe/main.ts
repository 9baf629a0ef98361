import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder, repository } from '../build/places';
import { publishRemote } from '../build/publish-remote';
import { bytesTable } from './bytes-table';
import { describeFolder } from './describe-folder';
import { linesTable } from './lines-table';

const usage = `npm run describe -- <project> [--built folder] [--suite folder]
npm run describe -- --bytes <script> [<script> …]
npm run describe -- --lines

Writes remote.json, which "npm run compose" reads, for a remote that was built elsewhere: by webpack, Rspack or Vite with
a plugin of module federation and "manifest: true".

  <project>         folder with package.json (version), descriptor.json, texts/en.json and texts/de.json
  --built folder    output of the build, where remote.json is written; dist of the project unless given
  --suite folder    puts the output at remotes/<name>/<version>/ of this suite as well

  --bytes           what built scripts consist of, by package, from their source maps: shell/dist/shell.*.js is what
                    the suite consists of at its start
  --lines           lines of the repository by package and kind`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      built: { type: 'string' },
      suite: { type: 'string' },
      bytes: { type: 'boolean', default: false },
      lines: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.lines) {
    for (const line of linesTable(repository)) console.log(line);
    return 0;
  }
  if (values.bytes && positionals.length > 0) {
    for (const line of positionals.flatMap(bytesTable)) console.log(line);
    return 0;
  }
  const [project, ...rest] = positionals;
  if (project === undefined || rest.length > 0 || values.bytes) {
    console.error(usage);
    return 1;
  }
  const built = values.built ?? path.join(project, 'dist');
  const outcome = await describeFolder(project, built);
  if (!outcome.ok) {
    for (const problem of outcome.problems) console.error(`- ${problem}`);
    console.error('remote.json was not written.');
    return 1;
  }
  const { name, version } = outcome.remote;
  console.log(`${name} ${version}: ${path.join(built, 'remote.json')} was written.`);
  if (values.suite !== undefined) {
    await publishRemote(built, { suiteFolder: values.suite, cacheFolder, name, version });
    console.log(`It lies in ${values.suite} by now. "npm run compose" takes it into the suite.`);
  }
  return 0;
}

process.exitCode = await main();
