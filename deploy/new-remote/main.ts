import { parseArgs } from 'node:util';
import { repository } from '../build/places';
import { newRemote } from './new-remote';
import { remoteNames } from './remote-names';

const usage = `npm run new-remote -- <name> [--en title] [--de title]

Makes a working remote: a screen that reads the cameras of the barn, its route, its entry in the navigation, its texts
in both languages and its unit test, and names it where the repository names its remotes. Nothing is fetched.

  <name>   mf-feeding; the screen is then at /dashboard/:barnId/feeding
  --en     title of the screen in English; made of the name by default
  --de     title of the screen in German; the English one by default`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      en: { type: 'string' },
      de: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const names = remoteNames(name, values);
  const outcome = await newRemote(repository, names);
  if (!outcome.ok) {
    for (const problem of outcome.problems) console.error(problem);
    return 1;
  }
  for (const file of outcome.written) console.log(`new      ${file}`);
  for (const file of outcome.changed) console.log(`changed  ${file}`);
  console.log(`
${name} is at ${names.route}. Next:
  npm run dev -- ${name}                see it while you write it
  npm run build -- ${name} --replace    build it; "npm run compose" then takes it up, and so does "npm start"
  npm run jest -- ${name}               its tests
Enter its screen in e2e/access/screens.ts, so that it is looked at in every size.`);
  return 0;
}

process.exitCode = await main();
