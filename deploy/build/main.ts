import { parseArgs } from 'node:util';
import { buildLine } from './build-line';
import { withBuildLock } from './build-lock';
import { buildSuite } from './build-suite';
import { cacheFolder, repository, suiteFolder } from './places';
import { suitePackages } from './suite-packages';

/** `npm run build [-- mf-cameras shell …] [--force] [--replace]` */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      suite: { type: 'string', default: suiteFolder },
    },
  });
  const all = suitePackages(repository, process.env);
  const unknown = positionals.filter((name) => !all.some((suitePackage) => suitePackage.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no ${unknown.join(', ')}. Packages: ${all.map((suitePackage) => suitePackage.name).join(', ')}.`,
    );
    return 1;
  }
  const chosen = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
  const started = performance.now();
  const places = { repository, suiteFolder: values.suite, cacheFolder };
  const { built, failed } = await withBuildLock(
    cacheFolder,
    (other) => console.log(`Waiting for the build of process ${other} …`),
    () =>
      buildSuite(chosen, places, {
        force: values.force,
        replace: values.replace,
        onEnd: (suitePackage, build) => console.log(buildLine(suitePackage, build)),
      }),
  );
  console.log(
    `${built} built, ${chosen.length - built - failed} unchanged, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
