import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase } from '../storage/open-database';
import { forgetOld } from './forget-old';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-forget-'));
const database = openDatabase(folder);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const never = new AbortController().signal;
const rows = () =>
  database.all<{ herd: string; hour: number }>('SELECT herd, hour FROM label_hours ORDER BY herd, hour');

function fill(kept: readonly { readonly herd: string; readonly hour: number }[]): void {
  database.inTransaction(() => {
    database.run('DELETE FROM label_hours');
    for (const { herd, hour } of kept)
      database.run('INSERT OR REPLACE INTO label_hours VALUES (?, ?, ?)', herd, hour, Buffer.of(1, 0));
  });
}

test('leaves what is young and of this version, and nothing else', async () => {
  const row = fc.record({ herd: fc.constantFrom('0.1.0 pig 1', '0.2.0 pig 1', '0.2.0 pig 2'), hour: fc.nat(9) });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), fc.nat(9), async (some, oldest) => {
      fill(some);
      const wanted = rows().filter(({ herd, hour }) => herd.startsWith('0.2.0 ') && hour >= oldest);
      await forgetOld(database, 'label_hours', oldest, (herd) => herd.startsWith('0.2.0 '), never);
      expect(rows()).toEqual(wanted);
    }),
  );
});

test('takes as many slices as there are', async () => {
  fill(Array.from({ length: 1_200 }, (_, hour) => ({ herd: '0.2.0 pig 1', hour })));
  await forgetOld(database, 'label_hours', 1_190, () => true, never);
  expect(rows()).toHaveLength(10);
});
