import { until } from '../streaming/testing/until';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

let barn: TestInstance;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('technician', ['config.manage']), testAccount('viewer', ['cameras.view'])],
    cameras: [testCamera('video', { source: { kind: 'file', path: 'gone.mp4' } }), testCamera('drawn')],
    monitoring: { enabled: true, lookEverySeconds: 1 },
  });
});
afterAll(() => barn.stop());

const metrics = async (token?: string) => barn.call('GET', 'metrics', token === undefined ? {} : { token });

test('is for whoever may, by an access token, and for nobody else', async () => {
  expect((await metrics()).status).toBe(401);
  expect((await metrics('no token')).status).toBe(401);
  const refused = await metrics(await barn.access('viewer'));
  expect([refused.status, refused.body.error?.details]).toEqual([403, { any: ['config.manage'] }]);
});

test('tells of cameras, faults, the disk and the process, as OpenMetrics', async () => {
  const token = await barn.access('technician');
  const read = async (): Promise<string> => String((await metrics(token)).bytes);
  await until(async () => /^barnwatch_camera_answering\{camera="video"\} 0$/m.test(await read()));
  barn.advance(3_600_000);
  const again = await barn.access('technician');
  await until(async () =>
    /^barnwatch_faults_open\{fault="clockJumped"\} 1$/m.test(String((await metrics(again)).bytes)),
  );
  const answer = await metrics(again);
  expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  const text = String(answer.bytes);
  expect(text).toMatch(/^barnwatch_disk_free_bytes \d+$/m);
  expect(text).toMatch(/^barnwatch_calls_total\{status="2xx"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain('drawn');
  expect(text.endsWith('# EOF\n')).toBe(true);
});
