import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { startNginx } from '../../../deploy/nginx/testing/start-nginx';
import { freePort } from '../../../deploy/reference-barn/testing/free-port';
import type { Bench } from '../measurement';
import { startFront } from '../network/front';
import { percentile } from '../statistics';
import { inContext } from '../surroundings/session';
import { milliseconds, ratio } from '../units';

const browsersAMinute = 500;
const mostTimes = 2;
const idleStarts = 20;
/** As many connections as a browser opens to one server over HTTP/1.1. */
const connections = 6;
/** `BARNWATCH_COLD_START_SECONDS`, else so long. */
const usualSeconds = 30;

/** What one browser asks for at its first start. */
async function filesOfAStart(address: string, open: (front: string) => Promise<void>, port: number): Promise<string[]> {
  const front = await startFront({ target: address, port });
  try {
    await open(front.address);
    return front.seen.filter(({ status }) => status === 200).map(({ path: file }) => file);
  } finally {
    await front.close();
  }
}

/** As a browser opens an address, and as it asks for what belongs to it. */
const asked = {
  page: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
  file: { accept: '*/*', 'sec-fetch-mode': 'cors' },
} as const;

function timeOf(agent: Agent, url: string, kind: keyof typeof asked): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip', ...asked[kind] } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.on('end', () => resolve(performance.now() - startedAt)).on('error', reject);
      answer.resume();
    }).on('error', reject);
  });
}

/** One browser with an empty cache. @returns how long each of its requests took, ms */
async function coldStart(address: string, files: readonly string[]): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const [page = '/', ...others] = files;
    const first = await timeOf(agent, `${address}${page}`, 'page');
    return [first, ...(await Promise.all(others.map((file) => timeOf(agent, `${address}${file}`, 'file'))))];
  } finally {
    agent.destroy();
  }
}

/** nginx, with its template, while many people open the suite for the first time. */
export const coldStarts: Bench = {
  name: 'NGINX',
  title: `nginx: a request of a first start while ${browsersAMinute} browsers a minute begin ÷ of one that begins alone`,
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const open = (front: string): Promise<void> =>
      inContext(browser, {}, async (context) => {
        const page = await context.newPage();
        await page.goto(`${front}/select-barn`);
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
        await page.waitForLoadState('networkidle');
      });
    const seen = await filesOfAStart(demo.suiteAddress, open, surroundings.port('suite'));
    const files = ['/select-barn', ...seen.filter((file) => file !== '/select-barn')];
    const port = await freePort();
    const values = { BARNWATCH_SUITE: demo.suiteFolder, BARNWATCH_REGISTRY: demo.registryFolder };
    const nginx = await startNginx([{ kind: 'suite', port, values }]);
    try {
      const address = `http://127.0.0.1:${port}`;
      await coldStart(address, files);
      const idle: number[] = [];
      for (let count = 0; count < idleStarts; count += 1) idle.push(...(await coldStart(address, files)));
      const seconds = Number(process.env.BARNWATCH_COLD_START_SECONDS ?? usualSeconds);
      const everyMs = millisecondsInMinute / browsersAMinute;
      const starts = Math.round((seconds * millisecondsInSecond) / everyMs);
      const beganAt = performance.now();
      const busy = await Promise.all(
        Array.from({ length: starts }, async (_, index) => {
          await wait(index * everyMs);
          return coldStart(address, files);
        }),
      );
      const tookMs = performance.now() - beganAt;
      const all = busy.flat();
      const [before, after] = [percentile(idle, 0.95), percentile(all, 0.95)];
      return [
        {
          what: 'a request, p95',
          goal: `≤ ${mostTimes} × idle`,
          figure: `${ratio(after / before)} ×`,
          met: after / before <= mostTimes,
          madeOf: [
            `idle: ${milliseconds(before)}, ${idle.length} requests of ${idleStarts} starts, one after the other`,
            `busy: ${milliseconds(after)}, ${all.length} requests of ${starts} starts in ${milliseconds(tookMs)}`,
            `${files.length} files a start; whoever asks runs on the same cores`,
          ],
          values: { idle, busy: all, files },
        },
      ];
    } finally {
      await nginx.stop();
    }
  },
};
