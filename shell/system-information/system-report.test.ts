import fc from 'fast-check';
import type { RemoteRow } from './remote-rows';
import { systemReport } from './system-report';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiJjYW5hcnkifQ.c2lnbmF0dXJl';
const registry = { branding: { name: 'Farm' }, contract: '1.0.0', composedAt: 0 };
const row = (message: string): RemoteRow => ({
  name: 'mf-pens',
  version: '1.0.0',
  givenUp: null,
  staged: null,
  from: null,
  bytes: 10,
  leftovers: { intervals: 0, listeners: 0, nodes: 0 },
  state: {
    phase: 'failed',
    attempt: 1,
    failure: { code: 'unreachable', context: { remote: 'mf-pens', version: '1.0.0', file: message } },
  } as RemoteRow['state'],
});

describe('product 2.6: the report', () => {
  test('names the suite, each remote and what the browser has told', () => {
    const report = systemReport({
      registry,
      userAgent: 'Browser 1',
      rows: [row('entry.js')],
      browser: null,
      session: 'of the session',
    });
    expect(report).toMatch(/^Farm, contract 1\.0\.0, composed 1970/);
    expect(report).toContain('mf-pens 1.0.0 10 B');
    expect(report).toContain('browser: not told yet');
    expect(report).toMatch(/of the session$/);
  });

  test('has no token, no address with an account and no e-mail address in it, whatever a failure names', () => {
    const secrets = [token, 'https://jo:pass99@cdn.example/entry.js', 'jo.doe@farm.example'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...secrets), fc.string(), fc.string(), (secret, before, after) => {
        const rows = [row(`${before} ${secret} ${after}`)];
        const report = systemReport({ registry, userAgent: secret, rows, browser: null, session: '' });
        return !/eyJ1aWQ|pass99|jo\.doe/.test(report);
      }),
    );
  });
});
