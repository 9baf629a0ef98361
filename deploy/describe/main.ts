import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../build/places';
import { publishRemote } from '../build/publish-remote';
import { describeFolder } from './describe-folder';

const usage = `npm run describe -- <project> [--built folder] [--suite folder]

Writes remote.json, which "npm run compose" reads, for a remote that was built elsewhere: by webpack, Rspack or Vite with
a plugin of module federation and "manifest: true".

  <project>         folder with package.json (version), descriptor.json, texts/en.json and texts/de.json
  --built folder    output of the build, where remote.json is written; dist of the project unless given
  --suite folder    puts the output at remotes/<name>/<version>/ of this suite as well`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      built: { type: 'string' },
      suite: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [project, ...rest] = positionals;
  if (project === undefined || rest.length > 0) {
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
