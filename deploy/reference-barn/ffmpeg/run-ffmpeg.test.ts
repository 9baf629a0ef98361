import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProgramOutput } from './read-program-output';
import { type FfmpegEnd, runFfmpeg } from './run-ffmpeg';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-ffmpeg-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program with the given behaviour in place of ffmpeg. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!${process.execPath}\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

const never = () => new AbortController().signal;
const run = (script: string, order: Partial<Parameters<typeof runFfmpeg>[0]> = {}) =>
  runFfmpeg({
    path: program(`program-${Math.random()}`, script),
    arguments: [],
    signal: never(),
    onOutput: () => {},
    ...order,
  });

/** Ignores SIGTERM, as ffmpeg does on a silent camera, and says its process id. */
const deaf = `process.on('SIGTERM', () => {}); process.stdout.write(String(process.pid)); setInterval(() => {}, 1000);`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('running ffmpeg', () => {
  test('hands out its output and its end', async () => {
    let output = '';
    const end = await run(`process.stdout.write('pictures')`, { onOutput: (chunk) => (output += chunk) }).ended;
    expect(output).toBe('pictures');
    expect(end).toEqual({ kind: 'finished', lastWords: '' });
  });

  test('keeps the reason of a failure, without the password', async () => {
    const end = await run(`console.error('rtsp://barn:secret@h/live: Connection refused'); process.exit(1)`).ended;
    expect(end).toEqual({
      kind: 'failed',
      exitCode: 1,
      killedBy: null,
      lastWords: 'rtsp://barn:***@h/live: Connection refused',
    });
  });

  test('answers a program that does not exist', async () => {
    const { ended } = runFfmpeg({ path: join(folder, 'none'), arguments: [], signal: never(), onOutput: () => {} });
    expect(await ended).toMatchObject({ kind: 'not-started' });
  });

  test('answers arguments that no program can be given', async () => {
    const order = { path: process.execPath, arguments: ['walk\0.mp4'], signal: never(), onOutput: () => {} };
    expect(await runFfmpeg(order).ended).toMatchObject({ kind: 'not-started' });
    expect(await readProgramOutput(process.execPath, ['walk\0.mp4'])).toMatchObject({ ok: false });
  });

  test('ends when its output cannot be taken', async () => {
    const onOutput = (): never => {
      throw new Error('damaged');
    };
    const { ended } = run(`process.stdout.write('x'); setInterval(() => {}, 1000)`, { onOutput });
    expect(await ended).toMatchObject({ kind: 'not-taken' });
  });

  test('starts nothing when it was called off before', async () => {
    expect(await run('', { signal: AbortSignal.abort() }).ended).toEqual({ kind: 'stopped' });
  });

  test.each<[string, Partial<Parameters<typeof runFfmpeg>[0]>, FfmpegEnd['kind']]>([
    // A program may take long to start on a busy machine.
    ['falls silent', { silenceMs: 300, startMs: 120_000 }, 'silent'],
    ['takes too long', { timeoutMs: 10_000 }, 'overdue'],
  ])('kills one that %s, even when it does not listen', async (_, order, kind) => {
    let pid = 0;
    const end = await run(deaf, { ...order, onOutput: (chunk) => (pid = Number(chunk)) }).ended;
    expect(end.kind).toBe(kind);
    expect(pid).toBeGreaterThan(0);
    expect(isAlive(pid)).toBe(false);
  });

  test('waits longer for the first byte where it is asked to, and no longer after it', async () => {
    let output = '';
    const late = `setTimeout(() => process.stdout.write('late'), 1000); setInterval(() => {}, 1000);`;
    const onOutput = (chunk: Buffer) => (output += chunk);
    const end = await run(late, { silenceMs: 300, startMs: 60_000, onOutput }).ended;
    expect([output, end]).toEqual(['late', { kind: 'silent', silenceMs: 300, lastWords: '' }]);
  });

  test('kills a deaf one when it is called off, and passes nothing on afterwards', async () => {
    const stop = new AbortController();
    let pid = 0;
    const { ended } = run(deaf, {
      signal: stop.signal,
      onOutput: (chunk) => {
        pid = Number(chunk);
        stop.abort();
      },
    });
    expect(await ended).toEqual({ kind: 'stopped' });
    expect(isAlive(pid)).toBe(false);
  });

  test('survives writing to one that has left', async () => {
    const { input, ended } = run('process.stdin.destroy(); process.exit(0)', { input: true });
    await ended;
    input?.write(Buffer.alloc(1_000_000));
    expect(await ended).toMatchObject({ kind: 'finished' });
  });
});
