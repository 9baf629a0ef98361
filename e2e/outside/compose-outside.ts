import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { runningSuite } from '../harness/running-suite';
import { buildOutside, type OutsideBuilder, runCommand } from './build-outside';

/** A suite into which remotes are taken by the commands of the repository. */
export interface OutsideSuite {
  /** Composes a remote that is not of the suite yet. @param publish puts it into the suite's folder */
  takeNew(remote: string, publish: (suiteFolder: string) => Promise<unknown>): Promise<void>;
  /** Builds, describes, publishes and composes a version of an example. */
  take(builder: OutsideBuilder, version: string): Promise<void>;
  /** Puts everything back as it was. */
  restore(): Promise<void>;
}

/** The deployment that a registry was composed of, as an operator would write it. */
function deploymentOf({ branding, instances, senator, disabledRemotes, allowOverrides }: SuiteRegistry): object {
  return { branding, instances, senator, disabledRemotes, allowOverrides };
}

/** The suite of this worker. */
export async function outsideSuite(): Promise<OutsideSuite> {
  const { suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const deployment = path.join(registryFolder, 'outside-deployment.json');
  const choices = path.join(registryFolder, 'outside-choices.json');
  await writeFile(deployment, JSON.stringify(deploymentOf(JSON.parse(before) as SuiteRegistry)));
  const taken = new Set<string>();
  async function takeNew(remote: string, publish: (suiteFolder: string) => Promise<unknown>): Promise<void> {
    taken.add(path.join(suiteFolder, 'remotes', remote));
    await publish(suiteFolder);
    const places = ['--suite', suiteFolder, '--registry', registryFolder];
    await runCommand('deploy/compose/main.ts', ...places, '--deployment', deployment, '--choices', choices);
  }
  return {
    takeNew,
    async take(builder, version) {
      const built = await buildOutside(builder, version);
      await takeNew(`outside-${builder}`, (folder) => runCommand('deploy/describe/main.ts', built, '--suite', folder));
    },
    async restore() {
      await writeFile(registryFile, before);
      for (const place of [deployment, choices, ...taken]) await rm(place, { recursive: true, force: true });
    },
  };
}
