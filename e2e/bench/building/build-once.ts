import path from 'node:path';
import { buildSuite } from '../../../deploy/build/build-suite';
import { repository } from '../../../deploy/build/places';
import { suitePackages } from '../../../deploy/build/suite-packages';

/** `tsx build-once.ts <folder> [package …]`: builds into a folder of its own, whatever was built before. */
const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Where to?');
const all = suitePackages(repository, process.env);
const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
const places = { repository, suiteFolder: path.join(folder, 'suite'), cacheFolder: path.join(folder, 'cache') };
const { failed } = await buildSuite(chosen, places, { force: true, replace: true, onEnd: () => undefined });
process.exitCode = failed > 0 ? 1 : 0;
