import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleRegistry, exampleRemote } from '@barnwatch/shared/testing/example-registry';
import fc from 'fast-check';
import * as v from 'valibot';
import { type LoadFailureCode, loadFailureCodes } from '../loader/load-failure';
import { routeTable } from '../suite/route-table';
import { countedPlace } from './counted-place';
import { type HealthEvent, vitalNames } from './health-event';
import { HealthTally } from './health-tally';
import { otlpBody } from './otlp-body';
import { HealthSender, postHealth } from './send-health';
import { HealthLine } from './start-health';
import { Interactions, LayoutShifts } from './vitals';

const cameras = { remote: 'mf-cameras', version: '1.0.0' };
const number64 = v.pipe(v.string(), v.regex(/^\d+$/));
const attribute = v.strictObject({
  key: v.string(),
  value: v.union([v.strictObject({ stringValue: v.string() }), v.strictObject({ boolValue: v.boolean() })]),
});
const ofPoint = { attributes: v.array(attribute), startTimeUnixNano: number64, timeUnixNano: number64 };
const sumPoint = v.strictObject({ ...ofPoint, asInt: number64 });
const histogramPoint = v.pipe(
  v.strictObject({
    ...ofPoint,
    count: number64,
    sum: v.number(),
    bucketCounts: v.array(number64),
    explicitBounds: v.array(v.number()),
  }),
  v.check(({ bucketCounts, explicitBounds }) => bucketCounts.length === explicitBounds.length + 1),
  v.check(({ count, bucketCounts }) => bucketCounts.reduce((sum, each) => sum + Number(each), 0) === Number(count)),
);
const delta = v.literal(1);
const metric = { name: v.string(), unit: v.string() };
/** `ExportMetricsServiceRequest` as its protocol writes it in JSON, as far as it is used here. */
const otlpSchema = v.strictObject({
  resourceMetrics: v.tuple([
    v.strictObject({
      resource: v.strictObject({ attributes: v.array(attribute) }),
      scopeMetrics: v.tuple([
        v.strictObject({
          scope: v.strictObject({ name: v.string() }),
          metrics: v.array(
            v.union([
              v.strictObject({
                ...metric,
                sum: v.strictObject({
                  aggregationTemporality: delta,
                  isMonotonic: v.literal(true),
                  dataPoints: v.array(sumPoint),
                }),
              }),
              v.strictObject({
                ...metric,
                histogram: v.strictObject({ aggregationTemporality: delta, dataPoints: v.array(histogramPoint) }),
              }),
            ]),
          ),
        }),
      ]),
    }),
  ]),
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function bodyOf(events: readonly HealthEvent[]): string {
  let now = 1_000;
  const tally = new HealthTally(() => (now += 1));
  for (const event of events) tally.add(event);
  const batch = tally.take();
  return batch === null ? '' : otlpBody(batch, '1.2.0');
}

const route = (path: string) =>
  ({ path, module: './screen', screen: 'Screen', title: { en: '', de: '' }, guard: 'none', files: [] }) as const;
const suite = exampleRegistry([
  exampleRemote('mf-cameras', {
    routes: ['/dashboard/:barnId/camera', '/dashboard/:barnId/camera/:cameraId'].map((path) => ({
      ...route(path),
      files: [],
    })),
  }),
]);
const routes = routeTable(suite);

describe('issue 19: the health of a window', () => {
  test('is counted by route as the registry has it: nothing that an address names or that anybody typed gets in', () => {
    const known = new Set([
      ...['mf-cameras', '1.0.0', '1.2.0', 'shell', 'barnwatch-suite', 'barnwatch.health', ...loadFailureCodes],
      ...routes.map(({ route }) => route.path),
      ...['service.name', 'service.version', 'error.type', 'ms', '1', '{failure}', '{error}'],
    ]);
    const segment = fc.oneof(fc.webSegment(), fc.string().map(encodeURIComponent), fc.constant('camera'));
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 5 }).map((parts) => `/dashboard/${parts.join('/')}`),
        fc.constantFrom(...vitalNames),
        fc.double(),
        fc.constantFrom<LoadFailureCode>(...loadFailureCodes),
        (path, name, value, code) => {
          const place = countedPlace(routes, path, '1.2.0');
          const body = bodyOf([
            { kind: 'vital', name, ...place, value },
            { kind: 'failed', ...cameras, code },
            { kind: 'threw', ...cameras },
          ]);
          const own = stringsOf(JSON.parse(body)).filter(
            (text) => !known.has(text) && !/^(barnwatch\.|\d+$)/.test(text),
          );
          expect(own).toEqual([]);
        },
      ),
    );
  });

  test('fits the protocol, whatever happened, and into what a browser sends from a page that is left', () => {
    const text = fc.string({ maxLength: 40 });
    const remote = fc.record({ remote: text, version: text });
    const event: fc.Arbitrary<HealthEvent> = fc.oneof(
      fc.tuple(remote, fc.double()).map(([of, ms]): HealthEvent => ({ kind: 'loaded', ...of, ms })),
      remote.map((of): HealthEvent => ({ kind: 'failed', ...of, code: 'altered' })),
      fc
        .tuple(remote, text, fc.double())
        .map(([of, route, value]): HealthEvent => ({ kind: 'vital', name: 'inp', ...of, route, value })),
    );
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 150 }), (events) => {
        const body = bodyOf([...events, { kind: 'threw', ...cameras }]);
        v.parse(otlpSchema, JSON.parse(body));
        expect(Buffer.byteLength(body)).toBeLessThan(64_000);
      }),
      { numRuns: 30 },
    );
  });

  test('tells each thing once: a batch begins where the one before ended', () => {
    const tally = new HealthTally(() => 5);
    tally.add({ kind: 'threw', ...cameras });
    expect(tally.take()?.points.errors).toMatchObject([{ count: 1 }]);
    expect(tally.take()).toBeNull();
  });
});

describe('sending', () => {
  let server: Server;
  const received: { readonly type: string | undefined; readonly body: string }[] = [];
  let status = 200;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk));
      request.on('end', () => {
        received.push({ type: request.headers['content-type'], body });
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    received.splice(0);
    status = 200;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** A window whose clock the test turns, and which always has something to tell. */
  function openWindow() {
    let now = 0;
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/metrics`;
    const sender = new HealthSender({
      post: (body) => postHealth(endpoint, body),
      take: () => bodyOf([{ kind: 'loaded', ...cameras, ms: 400 }]),
      now: () => now,
      random: () => 0.5,
    });
    return {
      sender,
      async pass(minutes: number) {
        for (let second = 0; second < minutes * 60; second += 10) {
          now += 10_000;
          await sender.tick();
        }
      },
    };
  }

  test('a server gets what the protocol says, once a minute', async () => {
    const { pass } = openWindow();
    await pass(3);
    expect(received.map(({ type }) => type)).toEqual(Array.from({ length: 3 }, () => 'application/json'));
    const sent = v.parse(otlpSchema, JSON.parse(received[0]?.body ?? ''));
    expect(sent.resourceMetrics[0].scopeMetrics[0].metrics).toMatchObject([
      {
        name: 'barnwatch.remote.load.duration',
        histogram: {
          dataPoints: [{ count: '1', sum: 400, bucketCounts: ['0', '0', '1', '0', '0', '0', '0', '0', '0'] }],
        },
      },
    ]);
  });

  test('what was counted goes when the page is left, each time', async () => {
    const { sender } = openWindow();
    await sender.leave();
    await sender.leave();
    expect(received).toHaveLength(2);
  });

  test('a server that refuses is spared: twice as long each time, and no more when the page is left', async () => {
    status = 503;
    const { pass, sender } = openWindow();
    await pass(60);
    // After 1, 3, 7, 15 and 31 minutes.
    expect(received).toHaveLength(5);
    await sender.leave();
    expect(received).toHaveLength(5);
    status = 200;
    await pass(60);
    const taken = received.length;
    await pass(3);
    expect(received.length - taken).toBe(3);
  });
});

test('what happens before the counting program is there waits for it, bounded; without an endpoint it is forgotten', () => {
  const line = new HealthLine();
  for (let count = 0; count < 200; count += 1) line.tell({ kind: 'threw', ...cameras });
  const told: HealthEvent[] = [];
  line.open((event) => told.push(event));
  line.tell({ kind: 'threw', ...cameras });
  expect(told).toHaveLength(101);
  const closed = new HealthLine();
  closed.tell({ kind: 'threw', ...cameras });
  closed.close();
  closed.tell({ kind: 'threw', ...cameras });
  const late: HealthEvent[] = [];
  closed.open((event) => late.push(event));
  expect(late).toEqual([]);
});

describe('vitals', () => {
  test('shifts are summed up by windows of time, and the worst one counts', () => {
    const shifts = new LayoutShifts();
    for (const [atMs, value] of [
      [0, 0.1],
      [900, 0.1],
      [3_000, 0.15],
    ] as const)
      shifts.add(atMs, value);
    expect(shifts.value()).toBeCloseTo(0.2);
    // A window is closed after 5 s, however the shifts go on.
    const long = new LayoutShifts();
    for (let atMs = 0; atMs < 10_000; atMs += 500) long.add(atMs, 0.01);
    expect(long.value()).toBeCloseTo(0.1);
  });

  test('of interactions the slowest counts, and one of fifty is passed over', () => {
    const interactions = new Interactions();
    expect(interactions.value()).toBeNull();
    interactions.add(1, 40);
    interactions.add(1, 300);
    expect(interactions.value()).toBe(300);
    for (let id = 2; id <= 50; id += 1) interactions.add(id, 50);
    expect(interactions.value()).toBe(50);
  });
});
