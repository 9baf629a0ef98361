import { protocolOf } from './protocol';

const origin = 'http://localhost:8071';

test.each([
  ['nothing fetched so far', [], null],
  ['only other origins', [{ name: 'http://localhost:8072/api/p', nextHopProtocol: 'h2' }], null],
  ['an origin that is only a prefix', [{ name: 'http://localhost:80711/api/p', nextHopProtocol: 'h2' }], null],
  ['hidden by the browser', [{ name: `${origin}/api/p`, nextHopProtocol: '' }], null],
  ['HTTP/1.1', [{ name: `${origin}/api/p`, nextHopProtocol: 'http/1.1' }], 'one-request-a-connection'],
  ['HTTP/2', [{ name: `${origin}/api/p`, nextHopProtocol: 'h2' }], 'multiplexed'],
  [
    'the last one counts',
    [
      { name: `${origin}/api/p`, nextHopProtocol: 'http/1.1' },
      { name: `${origin}/api/v`, nextHopProtocol: 'h3' },
    ],
    'multiplexed',
  ],
])('%s', (_name, entries, protocol) => {
  expect(protocolOf(origin, entries)).toBe(protocol);
});
