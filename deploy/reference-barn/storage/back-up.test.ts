import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestInstance, testAccount } from '../testing/test-instance';
import { backUpDatabase } from './back-up';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-backup-'));
const accounts = [testAccount('manager', ['*'])];
afterAll(() => rmSync(folder, { recursive: true }));

test('copies a running instance, which goes on', async () => {
  const running = await startTestInstance({ accounts, dataFolder: join(folder, 'running') });
  const refreshToken = await running.signIn('manager');
  backUpDatabase(running.dataFolder, join(folder, 'copy'));
  expect(() => backUpDatabase(running.dataFolder, join(folder, 'copy'))).toThrow('is there already');
  expect((await running.call('GET', 'api/p')).status).toBe(200);
  await running.stop();

  // The key is kept apart from the backup, and put back beside it.
  cpSync(join(running.dataFolder, 'secrets.key'), join(folder, 'copy', 'secrets.key'));
  const restored = await startTestInstance({ accounts, dataFolder: join(folder, 'copy') });
  const refreshed = await restored.call('POST', 'api/login/refresh', { body: { refreshToken } });
  await restored.stop();
  expect(refreshed.status).toBe(200);
});

test('leaves everything in one file when an instance stops, so that it can be copied', async () => {
  const stopped = await startTestInstance({ accounts, dataFolder: join(folder, 'stopped') });
  const refreshToken = await stopped.signIn('manager');
  await stopped.stop();
  const logs = readdirSync(stopped.dataFolder).filter((name) => name.endsWith('-wal'));
  expect(logs.map((name) => statSync(join(stopped.dataFolder, name)).size)).toEqual(logs.map(() => 0));

  for (const name of ['barn.sqlite', 'secrets.key']) {
    cpSync(join(stopped.dataFolder, name), join(folder, 'moved', name), { recursive: true });
  }
  const restored = await startTestInstance({ accounts, dataFolder: join(folder, 'moved') });
  const refreshed = await restored.call('POST', 'api/login/refresh', { body: { refreshToken } });
  await restored.stop();
  expect(refreshed.status).toBe(200);
});
