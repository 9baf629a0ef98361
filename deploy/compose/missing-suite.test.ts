import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from '../build/places';

describe('a folder that is not there', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'missing-'));
  afterAll(() => rmSync(own, { recursive: true }));
  const missing = path.join(own, 'no/such/folder');

  async function composed(...words: readonly string[]) {
    const program = ['--import', 'tsx', 'deploy/compose/main.ts', ...words];
    const child = spawn(process.execPath, program, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'close');
    const [out, problems] = await said;
    return { code, out, problems };
  }

  test.each([
    ['npm run compose -- --suite <folder>', ['--suite', missing]],
    ['npm run compose -- list --suite <folder>', ['list', '--suite', missing]],
    ['npm run compose -- --suite <folder> --to <folder>', ['--suite', missing, '--to', path.join(own, 'served')]],
  ])('%s says one sentence, fails, and makes nothing', async (_command, words) => {
    const { code, out, problems } = await composed(...words, '--deployment', path.join(own, 'deployment.json'));
    expect(problems).toBe(
      `- There is no suite in ${missing}. \`npm run build\` writes one; --suite names another.\nsuite.json was left as it is.\n`,
    );
    expect([code, out]).toEqual([1, '']);
    expect(readdirSync(own)).toEqual([]);
  });
});
