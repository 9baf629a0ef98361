import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { until } from '../testing/until';
import { exampleFrames, exampleRecordings } from './doubles/example-orders';
import { TransferDevice, type TransferWindow } from './doubles/transfer-device';
import type { TransferOrder } from './order/transfer-order';
import type { Transfer } from './record/transfer';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const transferOf = ({ transfers }: TransferWindow): Transfer | undefined => transfers.state.get().transfers[0];
const standingOf = (window: TransferWindow) => transferOf(window)?.standing;

async function begin(device: TransferDevice, order: TransferOrder, diskWrites?: number): Promise<TransferWindow> {
  const window = device.open(diskWrites);
  await window.transfers.add('north-barn', order);
  return window;
}

/** Until it is done or stands. */
async function settled(window: TransferWindow): Promise<Transfer> {
  await until(() => {
    const standing = standingOf(window);
    return standing !== undefined && (standing.kind !== 'waiting' || standing.error !== null);
  });
  const transfer = transferOf(window);
  if (!transfer) throw new Error('there is no export');
  return transfer;
}

/** What a reader that nobody here wrote finds in an archive. */
async function unpacked(window: TransferWindow): Promise<Readonly<Record<string, Buffer>>> {
  const file = await window.transfers.file(transferOf(window)?.identifier ?? '');
  if (!file) throw new Error('nothing was exported');
  const place = path.join(folder, file.name);
  writeFileSync(place, Buffer.from(await file.blob.arrayBuffer()));
  const out = path.join(folder, 'out');
  execFileSync('python3', ['-m', 'zipfile', '-e', place, out]);
  execFileSync('sha256sum', ['--check', '--strict', 'checksums.sha256'], { cwd: out, stdio: 'pipe' });
  const names = execFileSync('ls', [out], { encoding: 'utf8' }).trim().split('\n');
  const read = (name: string) => execFileSync('cat', [path.join(out, name)], { maxBuffer: 1e9 });
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

const recordingPaths = exampleRecordings().pieces.map(
  ({ camera, start, end }) => `api/recordings/file/${exampleRecordings().cameras[camera]?.cameraId}/${start}/${end}`,
);

test('recordings of two cameras are one archive with an index and checksums that a system tool finds right', async () => {
  const device = new TransferDevice();
  const window = await begin(device, exampleRecordings());
  const { standing } = await settled(window);
  expect(standing).toMatchObject({ kind: 'done', isSaved: false });
  const files = await unpacked(window);
  const names = ['Pen-1', 'Pen-2-left'].map(
    (word) => `North-barn_${word}_2026-10-25T00-00-00+0200_2026-10-25T00-02-00+0200.mp4`,
  );
  expect(Object.keys(files)).toEqual([...names, 'checksums.sha256', 'index.csv']);
  for (const [index, name] of names.entries())
    expect(files[name]?.equals(device.barn.bytesOf(recordingPaths[index] ?? ''))).toBe(true);
  expect(files['index.csv']?.toString()).toContain(
    `${names[1]},included,pen-02,"Pen 2; ""left""",2026-10-25T00:00:00+02:00,2026-10-25T00:02:00+02:00,2026-10-24T22:00:00.000Z`,
  );
});

test('one recording is no archive, and its checksum is told', async () => {
  const device = new TransferDevice();
  const [piece] = exampleRecordings().pieces;
  const window = await begin(device, exampleRecordings({ pieces: piece ? [piece] : [] }));
  const { identifier, standing } = await settled(window);
  const file = await window.transfers.file(identifier);
  const bytes = device.barn.bytesOf(recordingPaths[0] ?? '');
  expect(file?.name).toMatch(/^North-barn_Pen-1_.*\.mp4$/);
  expect(Buffer.from((await file?.blob.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
  expect(standing).toMatchObject({ sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length });
});

test('however often the window is killed, an export goes on where it was and every byte is right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }), async (lives) => {
      const device = new TransferDevice();
      device.barn.sizeBytes = 2_600_000;
      let window = await begin(device, exampleRecordings(), lives[0]);
      for (const writes of [...lives.slice(1), Number.POSITIVE_INFINITY]) {
        const killed = window;
        await until(() => killed.isDead || standingOf(killed)?.kind === 'done');
        window = device.open(writes);
      }
      await settled(window);
      const file = await window.transfers.file(transferOf(window)?.identifier ?? '');
      const whole = Buffer.from((await file?.blob.arrayBuffer()) ?? new ArrayBuffer());
      for (const one of recordingPaths) {
        const bytes = device.barn.bytesOf(one);
        expect(whole.includes(Buffer.from(bytes))).toBe(true);
        expect(whole.includes(createHash('sha256').update(bytes).digest('hex'))).toBe(true);
      }
    }),
    { numRuns: 4 },
  );
});

test('what has come is not asked for again after a kill', async () => {
  const device = new TransferDevice();
  const killed = await begin(device, exampleRecordings(), 3);
  await until(() => killed.isDead);
  const before = device.barn.asked.length;
  await settled(device.open());
  const [first] = device.barn.asked.slice(before);
  expect(first?.start).toBeGreaterThan(0);
});

test('two windows do not both fetch it', async () => {
  const device = new TransferDevice();
  const window = await begin(device, exampleRecordings());
  const other = device.open();
  await settled(window);
  await until(() => standingOf(other)?.kind === 'done');
  const keys = device.barn.asked.map((asked) => `${asked.path} ${asked.start}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a pause stops it, also from another window, and it goes on from there', async () => {
  const device = new TransferDevice();
  device.barn.sizeBytes = 9_000_000;
  const window = await begin(device, exampleRecordings());
  const other = device.open();
  await until(() => (transferOf(other)?.done.parts ?? 0) > 1);
  const { identifier } = transferOf(other) ?? { identifier: '' };
  await other.transfers.pause(identifier);
  await until(() => window.transfers.state.get().working === null);
  expect(standingOf(window)).toEqual({ kind: 'paused' });
  const { done } = transferOf(window) ?? {};
  expect(done?.items).toBeLessThan(2);
  await other.transfers.goOn(identifier);
  await until(() => standingOf(window)?.kind === 'done');
});

test('what is removed is gone from the disk', async () => {
  const device = new TransferDevice();
  const window = await begin(device, exampleRecordings());
  const { identifier } = await settled(window);
  expect(device.disk.size).toBeGreaterThan(0);
  await window.transfers.remove(identifier);
  expect([device.disk.size, transferOf(window)]).toEqual([0, undefined]);
});

test('F12: a sign-out by choice removes it with all that has come; one by the barn leaves it', async () => {
  const device = new TransferDevice();
  const window = await begin(device, exampleRecordings());
  const { identifier } = await settled(window);
  device.view = { ...device.view, loggedIn: false, signedOutReason: 'refused' };
  window.signOut('north-barn');
  // Behind a removal, if there is one.
  await window.transfers.noteSaved(identifier);
  expect(device.disk.size).toBeGreaterThan(0);
  expect(transferOf(window)).toBeDefined();
  device.view = { ...device.view, signedOutReason: 'by-user' };
  window.signOut('north-barn');
  await until(() => device.disk.size === 0 && transferOf(window) === undefined);
});

test('a line that is down is waited for, longer each time, and tried at once when it is back', async () => {
  const device = new TransferDevice();
  device.barn.refuse = () => ({ code: 'offline' });
  const window = await begin(device, exampleRecordings());
  const { standing } = await settled(window);
  expect(standing).toMatchObject({ kind: 'waiting', failures: 1, notBefore: device.time + 2_000 });
  device.barn.refuse = () => null;
  device.time += 1;
  window.wake();
  await until(() => standingOf(window)?.kind === 'done');
});

test('F42: a right that is missing stops it and says so', async () => {
  const device = new TransferDevice();
  device.barn.refuse = () => ({ code: 'forbidden', reason: 'permission-missing' });
  const { standing } = await settled(await begin(device, exampleRecordings()));
  expect(standing).toMatchObject({ kind: 'refused', error: { code: 'forbidden' } });
});

test('what is private or was deleted meanwhile is missing and said in the index; the rest is there', async () => {
  const device = new TransferDevice();
  device.barn.refuse = (path) => (path.includes('pen-01') ? { code: 'forbidden', reason: 'camera-in-privacy' } : null);
  const window = await begin(device, exampleRecordings());
  const { identifier } = await settled(window);
  expect((await unpacked(window))['index.csv']?.toString()).toMatch(/\r\n,privacy,pen-01,/);
  expect(await window.transfers.missing(identifier)).toMatchObject([{ camera: 0, reason: 'privacy' }]);
});

test('a full disk is told; with room again it goes on where it was', async () => {
  const device = new TransferDevice();
  device.diskSays = new DOMException('full', 'QuotaExceededError');
  const window = await begin(device, exampleRecordings());
  const { identifier, standing } = await settled(window);
  expect(standing).toEqual({ kind: 'no-room', trouble: 'full' });
  device.diskSays = null;
  await window.transfers.goOn(identifier);
  await until(() => standingOf(window)?.kind === 'done');
});

test('a video that became another one is fetched from its beginning', async () => {
  const device = new TransferDevice();
  const killed = await begin(device, exampleRecordings(), 3);
  await until(() => killed.isDead);
  device.barn.sizeBytes = 2_500_000;
  const window = device.open();
  await settled(window);
  const files = await unpacked(window);
  expect(Object.values(files).filter(({ length }) => length === 2_500_000)).toHaveLength(2);
});

test('a kill while a video begins anew loses nothing of what is counted', async () => {
  const device = new TransferDevice();
  const killed = await begin(device, exampleRecordings(), 3);
  await until(() => killed.isDead);
  device.barn.sizeBytes = 2_500_000;
  const again = device.open(1);
  await until(() => again.isDead);
  device.barn.sizeBytes = 3_000_000;
  const before = device.barn.asked.length;
  await settled(device.open());
  expect(device.barn.asked[before]?.start).toBeGreaterThan(0);
});

test('parts that are gone make it begin anew', async () => {
  const device = new TransferDevice();
  const killed = await begin(device, exampleRecordings(), 3);
  await until(() => killed.isDead);
  device.disk.clear();
  const window = device.open();
  await settled(window);
  expect(Object.keys(await unpacked(window))).toHaveLength(4);
});

test('pictures have their moments, capture times and counts in the index; one that is not there is told', async () => {
  const device = new TransferDevice();
  const { span } = exampleFrames();
  device.barn.counts = [
    [span.start, 12],
    [span.start + 60_000, null],
  ];
  device.barn.refuse = (asked) =>
    asked.endsWith(String(span.start + 120_000)) ? { code: 'not-found', reason: 'frame-missing' } : null;
  const window = await begin(device, exampleFrames());
  const transfer = await settled(window);
  expect(transfer.done).toMatchObject({ items: 62, files: 60, missing: 2 });
  const files = await unpacked(window);
  const lines = files['index.csv']?.toString().split('\r\n') ?? [];
  expect(lines[0]).toMatch(/,sha256,pig_lying$/);
  expect(lines[1]).toMatch(
    /^North-barn_Pen-1_2026-10-25T00-00-00\+0200\.jpg,included,pen-01,Pen 1,2026-10-25T00:00:00\+02:00,2026-10-24T22:00:00\.000Z,2026-10-24T22:00:00\.250Z,5000,[0-9a-f]{64},12$/,
  );
  expect(lines[3]).toMatch(/^,gap,pen-01,/);
});

test('F38: over the hour that comes twice no two pictures have one name', async () => {
  const device = new TransferDevice();
  const start = Date.UTC(2026, 9, 24, 23, 30);
  const window = await begin(
    device,
    exampleFrames({ span: { start, end: start + 3 * 3_600_000 }, intervalMs: 600_000 }),
  );
  const { done } = await settled(window);
  expect(Object.keys(await unpacked(window))).toHaveLength(done.files + 2);
});

test('F49: a record that cannot be read is set aside and told; the others go on', async () => {
  const device = new TransferDevice();
  await device.store.write('north-barn/manager/damaged-one', { version: 1, value: { identifier: 5 } });
  const window = await begin(device, exampleRecordings());
  await settled(window);
  const { setAside, transfers } = window.transfers.state.get();
  expect([setAside.length, transfers.length]).toEqual([1, 1]);
  await window.transfers.forgetSetAside('north-barn', 'manager');
  expect(window.transfers.state.get().setAside).toEqual([]);
});

test('what was finished more than a week ago is removed, and what belongs to nothing', async () => {
  const device = new TransferDevice();
  await settled(await begin(device, exampleRecordings()));
  device.disk.set('north-barn/manager/nobody/0', 'left over');
  device.time += 8 * 86_400_000;
  const later = device.open();
  await until(() => device.disk.size === 0);
  expect(transferOf(later)).toBeUndefined();
});
