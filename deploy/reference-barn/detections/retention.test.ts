import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { openDatabase } from '../storage/open-database';
import { createDetectedLooks } from './detected-looks';
import { nothingSeen } from './take-looks';

test('what was seen is known for 400 days, and gone after that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-looks-'));
  const database = openDatabase(folder);
  const looks = createDetectedLooks(database);
  const nowMs = Math.floor(Date.now() / millisecondsInDay) * millisecondsInDay;
  const days = [0, 1, 399, 401, 500].map((ago) => nowMs - ago * millisecondsInDay);
  looks.change('pen-01', days, (_, minuteMs) => ({ ...nothingSeen(minuteMs), infrared: true }));
  looks.change('pen-02', days, (_, minuteMs) => nothingSeen(minuteMs));
  looks.forget(nowMs);
  const all = { start: 0, end: nowMs + millisecondsInMinute };
  expect([...looks.minutes('pen-01', all)].map(({ timeMs }) => timeMs)).toEqual(days.slice(0, 3).toReversed());
  expect([...looks.minutes('pen-02', { start: nowMs - millisecondsInDay, end: nowMs })]).toEqual([
    nothingSeen(nowMs - millisecondsInDay),
  ]);
  database.close();
  rmSync(folder, { recursive: true });
});
