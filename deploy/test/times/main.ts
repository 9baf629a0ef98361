import { secondTryLines } from '../second-tries';
import { readRunRecord } from './run-record';
import { timeTable } from './time-table';

/** `npm run test:time`: where the time of the last run of all tests went. */
async function main(): Promise<number> {
  const record = await readRunRecord();
  if (!record.ok) {
    console.error(`There is no run to tell of: run "npm test" first. (${record.problem})`);
    return 1;
  }
  const { startedAt, secondTries } = record.value;
  console.log(`Run of ${new Date(startedAt).toISOString()}\n`);
  console.log([...timeTable(record.value), ...secondTryLines(secondTries)].join('\n'));
  return 0;
}

process.exitCode = await main();
