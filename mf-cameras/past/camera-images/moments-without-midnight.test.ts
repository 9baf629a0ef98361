import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { firstMomentOfDay, wallTimeAt } from '@barnwatch/shared/time';
import { millisecondsInHour } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';

/** Answers what it is asked for zone after zone: only a program of its own can have another zone than this one. */
const program = `
import { createInterface } from 'node:readline';
import { momentsOfDay } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'moments.ts')).href)};
for await (const line of createInterface({ input: process.stdin })) {
  const { timeZone, asked } = JSON.parse(line);
  process.env.TZ = timeZone;
  console.log(JSON.stringify(asked.map((moment) => momentsOfDay(moment, 12))));
}
`;
const device = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const answers = createInterface({ input: device.stdout })[Symbol.asyncIterator]();
afterAll(() => device.stdin.end());

/** What the strip shows on a device of a zone. */
async function momentsIn(timeZone: string, asked: readonly number[]): Promise<readonly (readonly number[])[]> {
  device.stdin.write(`${JSON.stringify({ timeZone, asked })}\n`);
  const answer = await answers.next();
  return JSON.parse(answer.value ?? '') as number[][];
}

/** Clocks are put forward at midnight: the day begins at 01:00; or they are put back over it, and it is longer. */
test.each([
  ['America/Sao_Paulo', '2018-11-04', '01:00', 23],
  ['Asia/Beirut', '2026-03-29', '01:00', 23],
  ['Africa/Cairo', '2026-04-24', '01:00', 23],
  ['America/Santiago', '2026-09-06', '01:00', 23],
  ['America/Havana', '2026-03-08', '01:00', 23],
  ['America/Havana', '2026-11-01', '00:00', 25],
  ['Asia/Beirut', '2026-10-24', '00:00', 25],
  ['America/Sao_Paulo', '2019-02-16', '00:00', 25],
  ['Pacific/Apia', '2011-12-29', '00:00', 24],
  ['Pacific/Apia', '2011-12-31', '00:00', 24],
])('in %s the moments of %s begin at %s and are spread over its %d hours', async (timeZone, day, begins, hours) => {
  const noon = Date.parse(`${day}T12:00Z`);
  const start = firstMomentOfDay(wallTimeAt(noon, 'UTC'), timeZone);
  const shown = (moment: number) => lightFormat(wallTimeAt(moment, timeZone), 'yyyy-MM-dd HH:mm');
  expect(shown(start)).toBe(`${day} ${begins}`);
  const end = start + hours * millisecondsInHour;
  const wanted = Array.from({ length: 12 }, (_, index) => start + (index * (end - start)) / 12);
  const within = [start, start + 1, start + millisecondsInHour, (start + end) / 2, end - millisecondsInHour, end - 1];
  expect(await momentsIn(timeZone, within)).toEqual(within.map(() => wanted));
  expect(wanted.filter((moment) => !shown(moment).startsWith(day))).toEqual([]);
  // The days beside it end and begin where this one does.
  const [before = [], after = []] = await momentsIn(timeZone, [start - 1, end]);
  expect(after[0]).toBe(end);
  const beginBefore = firstMomentOfDay(wallTimeAt(start - 1, timeZone), timeZone);
  expect(before[0]).toBe(beginBefore);
  expect(before[6]).toBe((beginBefore + start) / 2);
});
