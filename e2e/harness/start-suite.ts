import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDemo } from '../../deploy/demo/start-demo';
import { type SuiteServerOptions, startSuiteServer } from '../../deploy/suite-server/suite-server';
import { type Controlled, startControlServer } from './control-server';
import { portOffsets } from './free-ports';
import { nginxServer } from './nginx-server';
import { ownSuite } from './own-suite';
import { copyPrepared, demoEnvironment } from './prepared-data';
import type { RunningSuite } from './running-suite';
import { startTestBarn } from './test-barn';

/** What a browser may be told is a host of the internet; it leads to this machine in such a browser only. */
const publicHost = 'suite.example';

/**
 * Starts everything that the tests need, on the ports of a base and in a fresh folder. The suite is built.
 * @param programFile the program of barns and senator
 * @param prepared data that the demo begins with, when they are there
 */
export async function startSuite(
  base: number,
  programFile: string,
  prepared: Promise<string>,
): Promise<{ suite: RunningSuite; stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'barnwatch-e2e-'));
  const suiteFolder = path.join(dataFolder, 'served');
  const address = `http://localhost:${base}`;
  const place = { proxyPort: base + portOffsets.testBarnProxy };
  const stopping = new AbortController();
  const ends: (() => Promise<void>)[] = [() => rm(dataFolder, { recursive: true, force: true })];
  const stop = async () => {
    stopping.abort();
    for (const end of ends.toReversed()) await end();
  };
  try {
    const signal = stopping.signal;
    const publicAddress = `http://${publicHost}:${base}`;
    const environment = { ...demoEnvironment, BARNWATCH_ALLOWED_ORIGINS: publicAddress };
    const port = base + portOffsets.testBarn;
    const testBarn = await startTestBarn(port, place, address, dataFolder, programFile, signal);
    ends.push(testBarn.stop);
    await copyPrepared(await prepared, dataFolder);
    const demo = await startDemo({
      portBase: base,
      dataFolder,
      environment,
      signal,
      isBuilt: true,
      serveSuite: false,
      quiet: true,
    });
    ends.push(demo.stop);
    await ownSuite(demo.suiteFolder, path.join(demo.registryFolder, 'deployment.json'), suiteFolder);
    const server =
      process.env.BARNWATCH_E2E_SERVER === 'nginx'
        ? await nginxServer(suiteFolder, base)
        : await controlledServer({ folder: suiteFolder, host: '127.0.0.1', port: base, secure: false });
    ends.push(server.stop);
    const { north, south, senator } = demo;
    ends.push(await startControlServer(base + portOffsets.control, { north, south, senator, suite: server }));
    const suite: RunningSuite = {
      address,
      publicAddress,
      logFolder: path.join(dataFolder, 'logs'),
      suiteFolder,
      registryFolder: suiteFolder,
      control: `http://127.0.0.1:${base + portOffsets.control}`,
      north: north.address,
      south: south.address,
      senator: senator.address,
      testBarn: { address: testBarn.address, ...place },
    };
    return { suite, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** The server of the suite's files, which a test may stop as any other. */
async function controlledServer(options: SuiteServerOptions): Promise<Controlled> {
  let server = await startSuiteServer(options);
  return {
    stop: () => server.close(),
    async start() {
      server = await startSuiteServer(options);
    },
  };
}
