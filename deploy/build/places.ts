import path from 'node:path';

/** Root of the repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Where a deployable suite is put together; what the suite server serves. */
export const suiteFolder = path.join(repository, 'deploy/dist/suite');

/** Programs of instances, by the digest of their sources. What runs reads its threads from there: this is no cache. */
export const instanceProgramsFolder = path.join(repository, 'deploy/dist/instance-program');

/** Results that may be thrown away at any time: they only spare work. */
export const cacheFolder = path.join(repository, '.cache');

/** Playwright's report of the last run of tests in a browser, whoever began it: what `npm run faults` tells is from there. */
export const lastBrowserReport = path.join(cacheFolder, 'test', 'e2e.json');

/** The deployment file that `npm run compose` reads unless told otherwise; `npm start` writes that of the demo here. */
export const deploymentFile = path.join(repository, 'deploy/dist/deployment.json');

/** Pins and switches that were chosen with the registry tool. */
export const choicesFile = path.join(repository, 'deploy/dist/choices.json');
