import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

/** A server that takes metrics as one of OpenTelemetry does, of any page. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    bodies,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/metrics`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      // A browser has connections ready that it has asked nothing on: they would be waited for, a minute.
      server.closeAllConnections();
      await closed;
    },
  };
}

test('issue 19: how a window does is sent where the deployment says, when the page is left, without what anybody opened', async ({
  suite,
}) => {
  const file = path.join(runningSuite().registryFolder, 'suite.json');
  const right = await readFile(file, 'utf8');
  const collector = await startCollector();
  try {
    const registry = JSON.parse(right) as SuiteRegistry;
    await writeFile(file, JSON.stringify({ ...registry, health: { endpoint: collector.endpoint } }));
    await suite.startAtCameras('north-barn', 'manager');
    await expect(async () => {
      await suite.page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
      });
      const sent = collector.bodies.join();
      for (const metric of ['remote.load.duration', 'page.lcp', 'page.cls'])
        expect(sent).toContain(`"barnwatch.${metric}"`);
    }).toPass();
    const sent = collector.bodies.join();
    expect(sent).toContain('/dashboard/:barnId/camera');
    expect(sent).not.toMatch(/north-barn|manager|Pen 1/i);
  } finally {
    await writeFile(file, right);
    await collector.stop();
  }
});
