import { createServer } from 'node:net';
import { isRefusedByBrowsers } from '../reference-barn/configuration/refused-ports';

/** The port of the suite unless `BARNWATCH_PORT_BASE` says otherwise. */
const usualPortBase = 8080;

/** How far below the suite's port the servers of the demonstration are. */
export const portsBelow = { senator: 14, north: 9, south: 8 } as const;

/** Where the development servers of remotes begin, above the suite's port, and how many the demonstration knows. */
export const remotePorts = { above: 20, count: 10 } as const;

/** Highest base that leaves room above, lowest that leaves room below and needs no root. */
const allowedBases = { lowest: 1024 + portsBelow.senator, highest: 65_535 };

const anotherBase = 9080;

/** Reads `BARNWATCH_PORT_BASE`. Answers a sentence when it is no usable port. */
export function portBaseOf(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly base: number } | { readonly ok: false; readonly problem: string } {
  const text = environment.BARNWATCH_PORT_BASE?.trim();
  if (text === undefined || text === '') return { ok: true, base: usualPortBase };
  const base = Number(text);
  if (Number.isInteger(base) && base >= allowedBases.lowest && base <= allowedBases.highest) {
    const refused = [0, ...Object.values(portsBelow)].map((below) => base - below).find(isRefusedByBrowsers);
    if (refused === undefined) return { ok: true, base };
    const problem = `BARNWATCH_PORT_BASE is ${text}, which puts a server on port ${refused}: browsers refuse to open that port. Choose another one, for example ${anotherBase}.`;
    return { ok: false, problem };
  }
  const problem = `BARNWATCH_PORT_BASE is ${text}; it must be a whole number from ${allowedBases.lowest} to ${allowedBases.highest}.`;
  return { ok: false, problem };
}

/** Whether a port of the loopback address can be taken now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}

/** One sentence for ports that something else has. */
export function takenPortsSentence(taken: readonly number[], portBase: number): string {
  const ports = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  const another = portBase === usualPortBase ? anotherBase : portBase + 100;
  return `${ports} in use by another program: stop it, or choose others with BARNWATCH_PORT_BASE (for example BARNWATCH_PORT_BASE=${another}).`;
}
