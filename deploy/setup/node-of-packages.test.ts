import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minVersion, satisfies } from 'semver';
import * as v from 'valibot';

const engines = v.object({ node: v.optional(v.string()) });
const locked = v.object({
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  engines: v.optional(v.union([engines, v.array(v.string())])),
});
const readFile = <Read>(file: string, schema: v.GenericSchema<unknown, Read>): Read =>
  v.parse(schema, JSON.parse(readFileSync(path.join(__dirname, '../..', file), 'utf8')));

test('issue 19: whatever runs at an operator runs on the oldest Node that `engines` promises', () => {
  const { engines: promised } = readFile('package.json', v.object({ engines: v.object({ node: v.string() }) }));
  const oldest = minVersion(promised.node);
  const { packages } = readFile('package-lock.json', v.object({ packages: v.record(v.string(), locked) }));
  const wanting = Object.entries(packages).flatMap(([name, { dev = false, optional = false, engines: wants }]) => {
    const range = wants !== undefined && !Array.isArray(wants) ? wants.node : undefined;
    const isFit = range === undefined || (oldest !== null && satisfies(oldest, range));
    return dev || optional || isFit ? [] : [`${name} wants Node ${range}`];
  });
  expect(wanting).toEqual([]);
});
