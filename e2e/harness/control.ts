import { runningSuite } from './running-suite';

/** A server that a test can stop: an instance of the demo, or that of the suite's files. */
export type DemoInstanceName = 'north' | 'south' | 'senator' | 'suite';

async function ask(name: DemoInstanceName | 'stopped', action: 'stop' | 'start'): Promise<void> {
  const answer = await fetch(`${runningSuite().control}/${name}/${action}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${name} could not be told to ${action}: ${await answer.text()}`);
}

/** Ends an instance: its address refuses connections. Resolves once it has ended. */
export function stopInstance(name: DemoInstanceName): Promise<void> {
  return ask(name, 'stop');
}

/** Starts it again with the data that it had. Resolves once it answers. */
export function startInstance(name: DemoInstanceName): Promise<void> {
  return ask(name, 'start');
}

/** Starts whatever a test has left stopped: one whose time ran out puts nothing back, and all after it would fail. */
export function startStopped(): Promise<void> {
  return ask('stopped', 'start');
}
