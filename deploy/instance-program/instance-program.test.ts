import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { instanceProgram } from './instance-program';
import { removeOldPrograms } from './remove-old-programs';

const signal = new AbortController().signal;

test('the program and its threads lie beside each other, and the same sources make it once', async () => {
  const [program, again] = await Promise.all([instanceProgram(signal), instanceProgram(signal)]);
  expect(again).toBe(program);
  const files = readdirSync(path.dirname(program));
  expect(files).toEqual(
    expect.arrayContaining(['drawing-thread.mjs', 'main.mjs', 'postgresql-thread.mjs', 'reading-thread.mjs']),
  );
  // Nothing half-made is left behind.
  expect(readdirSync(path.dirname(path.dirname(program))).filter((name) => name.includes('.'))).toEqual([]);
});

test('earlier programs go when they are old, the newest never', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'barnwatch-programs-'));
  const now = Date.UTC(2026, 10, 27, 12);
  const days = { today: 0, yesterday: 1, early: 15, earlier: 16, earliest: 17 };
  for (const [name, age] of Object.entries(days)) {
    const place = path.join(folder, name);
    mkdirSync(place);
    const made = new Date(now - age * millisecondsInDay - millisecondsInHour);
    utimesSync(place, made, made);
  }
  await removeOldPrograms(folder, now);
  expect(readdirSync(folder).sort()).toEqual(['early', 'today', 'yesterday']);
  rmSync(folder, { recursive: true });
});
