import { memoryStore } from '../../testing/memory-store';
import { tokenVault } from './token-vault';

test('a sign-out has landed when other windows find both that the grant is gone and that somebody signed out', async () => {
  const releases = new Map<string, () => void>();
  const landed = (key: string) => new Promise<void>((resolve) => releases.set(key, resolve));
  const vault = tokenVault({ ...memoryStore(), landed }, () => 0);
  let isOver = false;
  const over = vault.landed('north').then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  releases.get('grant/north')?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  releases.get('farewell/north')?.();
  await over;
});
