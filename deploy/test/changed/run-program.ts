import { spawnSync } from 'node:child_process';
import { repository } from '../../build/places';

/** Runs a program of the packages, and says how long it took. @returns its exit code */
export function runProgram(program: string, words: readonly string[]): number {
  const started = performance.now();
  console.log(`\n── ${program} ──`);
  const { status } = spawnSync('npx', ['--no-install', program, ...words], { cwd: repository, stdio: 'inherit' });
  console.log(`(${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return status ?? 1;
}
