import path from 'node:path';

/** Root of the repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Where a deployable suite is put together; what the suite server serves. */
export const suiteFolder = path.join(repository, 'deploy/dist/suite');

/** Results that may be thrown away at any time: they only spare work. */
export const cacheFolder = path.join(repository, '.cache');
