import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endsInARow, restartDelay } from './restart-delay';
import { SupervisedProcess } from './supervised-process';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function supervised(script: string, said: string[], command = process.execPath): SupervisedProcess {
  const program = {
    name: 'North barn',
    command,
    words: ['-e', script],
    folder,
    environment: process.env,
    logFile: path.join(folder, 'logs/north.log'),
  };
  return new SupervisedProcess(program, (sentence) => said.push(sentence));
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 120_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function log(): string {
  try {
    return readFileSync(path.join(folder, 'logs/north.log'), 'utf8');
  } catch {
    return '';
  }
}

test('starts what died again, and says why it died', async () => {
  const said: string[] = [];
  const barn = supervised("console.log('run'); console.error('out of hay'); process.exit(3)", said);
  barn.start();
  await until(() => log().split('run').length > 2);
  await barn.stop();
  expect(said[0]).toBe('North barn ended (exit code 3); it is started again in 0.5 s.\nout of hay');
});

test('lets a program end by itself when it is stopped, and starts it when asked', async () => {
  const said: string[] = [];
  const barn = supervised(
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); setInterval(() => {}, 1000); console.log('up')",
    said,
  );
  barn.start();
  await until(() => log().includes('up'));
  await barn.stop();
  expect(log()).toContain('bye');
  barn.start();
  await until(() => log().split('up').length === 3);
  await barn.stop();
  expect(said).toEqual([]);
});

test('a program whose log cannot be written is stopped all the same', async () => {
  const said: string[] = [];
  mkdirSync(path.join(folder, 'logs/north.log'), { recursive: true });
  const barn = supervised("process.send('up'); setInterval(() => {}, 1000)", said);
  barn.start();
  await until(() => barn.signsOfLife().lastMessage !== undefined);
  await barn.stop();
  expect(said.join()).toContain('cannot be written');
});

test('a program that is not there is told, and stopped all the same', async () => {
  const said: string[] = [];
  const barn = supervised('', said, path.join(folder, 'nowhere'));
  barn.start();
  await until(() => said.length > 0);
  await barn.stop();
  expect(said[0]).toContain('ENOENT');
});

test('tells the signs of life of a program: how long it has been quiet, what it sent, how it ended', async () => {
  const wanted = path.join(folder, 'its end');
  const end = "console.error('no hay'); process.exit(1)";
  const look = `if (require('node:fs').existsSync(${JSON.stringify(wanted)})) { ${end}; }`;
  const barn = supervised(`process.send({ doing: 'opening' }); setInterval(() => { ${look} }, 20)`, []);
  barn.start();
  await until(() => barn.signsOfLife().lastMessage !== undefined);
  expect(barn.signsOfLife()).toMatchObject({ lastMessage: { doing: 'opening' }, ends: 0, lastWords: '' });
  writeFileSync(wanted, '');
  await until(() => barn.signsOfLife().ends > 0);
  expect(barn.signsOfLife()).toMatchObject({ ends: 1, lastWords: 'no hay' });
  await until(() => barn.signsOfLife().quietForMs > 100);
  await barn.stop();
});

test('waits longer each time, and forgets that after a healthy run', () => {
  expect([1, 2, 3, 4, 5, 50].map(restartDelay)).toEqual([500, 1_000, 2_000, 5_000, 15_000, 15_000]);
  expect(endsInARow(4, 1_000)).toBe(5);
  expect(endsInARow(4, 61_000)).toBe(1);
});
