import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { benchFolder } from '../bench-folder';
import type { Bench, Measurement } from '../measurement';

/** Writes `.cache/bench/<name>.json`. */
export async function writeResult({ name, title }: Bench, measurements: readonly Measurement[]): Promise<void> {
  const [cpu] = cpus();
  const machine = { node: process.version, cores: cpus().length, cpu: cpu?.model ?? '', load: loadavg()[0] };
  const result = { name, title, measuredAt: Date.now(), machine, measurements };
  await mkdir(benchFolder, { recursive: true });
  await writeFile(path.join(benchFolder, `${name}.json`), `${JSON.stringify(result, null, 1)}\n`);
}
