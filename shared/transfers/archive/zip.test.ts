import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { runningSums } from './file-sums';
import { zipArchive } from './zip';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const signal = new AbortController().signal;

async function archived(name: string, bytes: Uint8Array<ArrayBuffer>, modifiedAt: number) {
  const content = new Blob([bytes]);
  const sums = runningSums();
  await sums.add(content, signal);
  return { name, content, modifiedAt, ...sums.end() };
}

test('a reader that nobody here wrote takes every file out as it was, with its name and its time', async () => {
  const autumn = Date.UTC(2026, 9, 25, 0, 30);
  const large = Uint8Array.from({ length: 3_000_001 }, (_, index) => index * 13);
  const files = [
    await archived('Stall-Süd_Öhr_2026-10-25T02-30-00+0200.jpg', new Uint8Array([1, 2, 3]), autumn),
    await archived('חזיר_豚.mp4', large, autumn + 3_600_000),
    await archived('empty.csv', new Uint8Array(), autumn),
  ];
  const place = path.join(folder, 'a.zip');
  writeFileSync(place, Buffer.from(await zipArchive(files, 'Europe/Berlin').arrayBuffer()));
  const program =
    'import zipfile,sys,hashlib,json\n' +
    'z=zipfile.ZipFile(sys.argv[1])\n' +
    'assert z.testzip() is None\n' +
    'print(json.dumps([[i.filename,i.file_size,list(i.date_time),hashlib.sha256(z.read(i)).hexdigest()] for i in z.infolist()]))';
  const told = JSON.parse(execFileSync('python3', ['-c', program, place], { encoding: 'utf8' }));
  expect(told).toEqual(
    files.map(({ name, content, sha256 }) => [name, content.size, [2026, 10, 25, 2, 30, 0], sha256]),
  );
});

test('an archive of more files than the old fields can count is whole', async () => {
  const one = await archived('x', new Uint8Array([7]), 0);
  const files = Array.from({ length: 65_540 }, (_, index) => ({ ...one, name: `${index}` }));
  const place = path.join(folder, 'many.zip');
  writeFileSync(place, Buffer.from(await zipArchive(files, 'UTC').arrayBuffer()));
  const program = 'import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); print(len(z.namelist()), z.read("65539")[0])';
  expect(execFileSync('python3', ['-c', program, place], { encoding: 'utf8' }).trim()).toBe('65540 7');
});

test('the checksum of pieces is that of the whole, wherever it was cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400_000, size: 'max' }), fc.nat(400_000), async (bytes, cut) => {
      const whole = new Blob([new Uint8Array(bytes)]);
      const sums = runningSums();
      await sums.add(whole.slice(0, cut), signal);
      await sums.add(whole.slice(cut), signal);
      expect(sums.end().sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
    { numRuns: 5 },
  );
});
