import { findProgram } from '../setup/find-program.mjs';
import type { DemoFacts } from './announcement';
import type { RunningDemo } from './start-demo';

/** What does not work on this machine, one sentence each. */
function missingPrograms(environment: NodeJS.ProcessEnv): string[] {
  if (findProgram('ffmpeg', environment) !== undefined) return [];
  return ['ffmpeg was not found: there are stills, but no live pictures. Install it, or set FFMPEG_PATH.'];
}

/** What to tell of a demo that runs. */
export function demoFacts(demo: RunningDemo, environment: NodeJS.ProcessEnv): DemoFacts {
  const barns = [
    { name: 'North barn', ...demo.north },
    { name: 'South barn', ...demo.south },
  ];
  return {
    suite: demo.suiteAddress,
    senator: demo.senator.address,
    barns: barns.map(({ name, address, discoveryCode = '' }) => ({ name, address, discoveryCode })),
    accounts: demo.accounts,
    senatorAccount: demo.senatorAccount,
    missing: missingPrograms(environment),
  };
}
