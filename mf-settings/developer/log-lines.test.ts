import type { LogEntry } from '@barnwatch/shared/auth-client';
import { filteredLog, logText } from './log-lines';

const entry = (id: number, level: LogEntry['level'], message: string, context: string | null = null): LogEntry => ({
  id,
  level,
  message,
  context,
  time: id * 1000,
});

const log = [
  entry(1, 'debug', 'Asked again'),
  entry(2, 'error', 'GET api/cameras failed', '{"status":502}'),
  entry(3, 'warning', 'Clock is off'),
];

test('the log is filtered by level and by words of the entry or what was given along, the newest first (product 8.2)', () => {
  const ids = (least: LogEntry['level'], sought = '') => filteredLog(log, { least, sought }).map(({ id }) => id);
  expect(ids('debug')).toEqual([3, 2, 1]);
  expect(ids('warning')).toEqual([3, 2]);
  expect(ids('debug', 'CAMERAS')).toEqual([2]);
  expect(ids('debug', '502')).toEqual([2]);
  expect(ids('error', 'clock')).toEqual([]);
});

test('what is saved are the lines that are shown, the oldest first', () => {
  expect(logText(filteredLog(log, { least: 'warning', sought: '' }))).toBe(
    '1970-01-01T00:00:02.000Z error GET api/cameras failed {"status":502}\n1970-01-01T00:00:03.000Z warning Clock is off\n',
  );
});
