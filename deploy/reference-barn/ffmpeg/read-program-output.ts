import { execFile } from 'node:child_process';
import type { ProgramOutput } from './detect-features';

/** Time for a program that only prints about itself; a cold disk took 0.3 s. */
const timeoutMs = 10_000;

/** Starts a program and answers what it prints on both outputs; the exit code does not matter, a failed start does. */
export const readProgramOutput: ProgramOutput = (path, args) =>
  new Promise((resolve) => {
    try {
      execFile(
        path,
        [...args],
        { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 4_000_000, windowsHide: true },
        (error, stdout, stderr) => {
          const neverRan = error !== null && typeof error.code !== 'number';
          resolve(neverRan ? { ok: false, cause: error } : { ok: true, text: `${stdout}\n${stderr}` });
        },
      );
    } catch (cause) {
      resolve({ ok: false, cause });
    }
  });
