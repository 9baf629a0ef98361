import { closedView, viewAfterLook } from './reachability';

const endpoint = { protocol: 'https', hostname: 'north.example', port: 443 } as const;

test('a way that was found is shown with its latency, and nothing of an outage stays', () => {
  const route = { strategy: 'gateway', endpoint, baseUrl: 'https://north.example/' } as const;
  const facts = { strangerAt: ['local'], blockedAt: [] } as const;
  expect(viewAfterLook({ kind: 'found', route, latencyMs: 12, all: true, facts }, null, 5_000)).toEqual({
    online: true,
    reachability: 'online',
    activeConnectionStrategy: 'gateway',
    lastContact: 5_000,
    offlineSince: null,
    latencyMs: 12,
    strangerAt: ['local'],
    blockedAt: [],
  });
});

test('an outage keeps its beginning, and a browser that blocks is no outage of the instance', () => {
  const failure = { state: 'failed', code: 'blocked-by-browser' } as const;
  expect(closedView(failure, null, 5_000)).toMatchObject({ reachability: 'blocked-by-browser', offlineSince: 5_000 });
  const view = { offlineSince: 1_000 } as Parameters<typeof closedView>[1];
  expect(closedView({ state: 'failed', code: 'timeout' }, view, 5_000)).toMatchObject({
    online: false,
    reachability: 'offline',
    activeConnectionStrategy: null,
    offlineSince: 1_000,
  });
});
