import { cp } from 'node:fs/promises';
import path from 'node:path';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import { noChoices } from '../../deploy/compose/choices';
import { compose } from '../../deploy/compose/compose';
import { deploymentSchema } from '../../deploy/compose/deployment-file';
import { readJsonFile } from '../../deploy/compose/json-file';
import { folderPlace } from '../../deploy/suite-place/folder-place';

/**
 * Copies the built suite and composes the copy, so that a test can remove and replace parts of it, and a build beside
 * this run changes nothing under it.
 */
export async function ownSuite(built: string, deploymentFile: string, target: string): Promise<void> {
  await cp(built, target, { recursive: true, filter: (file) => !file.endsWith('.map') });
  await composeAgain(target, deploymentFile);
}

/** Composes the newest version of each remote that lies in a suite's folder. */
async function composeAgain(suiteFolder: string, deploymentFile: string): Promise<void> {
  const deployment = await readJsonFile(deploymentFile, deploymentSchema);
  if (!deployment.ok) throw new Error(deployment.problem);
  const outcome = await compose({
    suite: folderPlace(suiteFolder),
    registry: folderPlace(suiteFolder),
    deployment: deployment.value,
    choices: noChoices,
    knownPermissions,
    now: Date.now(),
  });
  if (!outcome.ok) throw new Error(`${path.basename(suiteFolder)}: ${outcome.problems.join('; ')}`);
}
