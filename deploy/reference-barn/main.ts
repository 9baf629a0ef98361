import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readConfigurationFile } from './configuration/read-configuration';
import { keepRunning } from './server/keep-running';
import { type StartProgress, startProgressWords } from './start/start-progress';
import { startReferenceBarn } from './start-reference-barn';

// tsx deploy/reference-barn/main.ts --configuration barn.json
const usage = 'Usage: tsx deploy/reference-barn/main.ts --configuration <file.json>';

async function main(): Promise<void> {
  // What this process and its ffmpegs write is for nobody else.
  process.umask(0o077);
  const { values } = parseArgs({ options: { configuration: { type: 'string' } } });
  if (values.configuration === undefined) throw new Error(usage);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  // The parent of a started instance has gone: nobody would ever stop it.
  process.once('disconnect', () => stopping.abort());
  const configuration = readConfigurationFile(values.configuration);
  const tell = (progress: StartProgress): void => {
    if (process.send) process.send(progress);
    // Nobody else says why a service does not answer yet.
    else if (progress.doing === 'upgrading') process.stderr.write(`The barn ${startProgressWords(progress)}.\n`);
  };
  const instance = await startReferenceBarn(configuration, stopping.signal, Date.now, tell);
  const leaveAlone = keepRunning(process, instance.log);
  process.send?.({ ready: true, address: instance.address });
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await instance.stop();
  leaveAlone();
  // An open channel to the parent would keep this process alive.
  if (process.connected) process.disconnect();
}

/** What is still open after a failed start is given so long to end by itself. */
const longestEndMs = 5_000;

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
  setTimeout(() => process.exit(), longestEndMs).unref();
});
