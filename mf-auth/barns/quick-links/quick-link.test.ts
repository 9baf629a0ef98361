import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import fc from 'fast-check';
import { parseQuickLink } from './quick-link';

const discoveryObject = { remote: { protocol: 'https', hostname: 'senator.example', port: 8066 } } as const;
const discoveryString = formatDiscoveryCode(discoveryObject);
const good = { discoveryString, displayName: 'Anna', id: 'auth-1', token: 'Zk9x_Y2h-3' };

function search(change: Record<string, string | undefined> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...good, ...change })) {
    if (value !== undefined) parameters.append(name, value);
  }
  return `?${parameters}`;
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const at = (change: Record<string, unknown>): string => encoded({ remote: { ...discoveryObject.remote, ...change } });

test('reads a verification link', () => {
  const link = { ok: true, action: 'email-verification', discoveryObject, displayName: 'Anna', id: 'auth-1' };
  expect(parseQuickLink('email-verification', search())).toEqual({ ...link, token: 'Zk9x_Y2h-3' });
  expect(parseQuickLink('email-verification', new URLSearchParams(search()))).toMatchObject(link);
});

test('reads the code of a barn', () => {
  expect(parseQuickLink('add-barn', search({ id: undefined, token: undefined }))).toEqual({
    ok: true,
    action: 'add-barn',
    discoveryObject,
    discoveryCode: discoveryString,
    displayName: 'Anna',
  });
});

test('a file that the system opens is a link of its own, whatever stands behind it', () => {
  expect(parseQuickLink('open-file', '')).toEqual({ ok: true, action: 'open-file' });
  expect(parseQuickLink('open-file', search())).toEqual({ ok: true, action: 'open-file' });
});

test('takes a code whose plus signs were not escaped', () => {
  const code = formatDiscoveryCode({ gateway: { ...discoveryObject.remote, id: '~~~>>>???' } });
  expect(code).toContain('+');
  expect(parseQuickLink('add-barn', `discoveryString=${code}`).ok).toBe(true);
});

test('shows a name without marks that make it look like another one', () => {
  const link = parseQuickLink('add-barn', search({ displayName: ' North\u202e\u0000 barn\u200b ' }));
  expect(link).toMatchObject({ displayName: 'North barn' });
});

test.each<[string, string, string, string]>([
  ['another action', 'delete-barn', search(), 'unknown-action'],
  ['no action', '', search(), 'unknown-action'],
  ['a page that was loaded again', 'email-verification', '', 'loaded-again'],
  ['a page that was loaded again', 'add-barn', '?', 'loaded-again'],
  ['no address', 'email-verification', search({ discoveryString: undefined }), 'invalid-discovery'],
  ['two addresses', 'email-verification', `${search()}&discoveryString=${discoveryString}`, 'invalid-discovery'],
  ['not base64 (F23)', 'add-barn', search({ discoveryString: '***' }), 'invalid-discovery'],
  ['not JSON (F23)', 'add-barn', search({ discoveryString: btoa('{') }), 'invalid-discovery'],
  ['javascript: (F23)', 'add-barn', search({ discoveryString: at({ protocol: 'javascript' }) }), 'invalid-discovery'],
  ['port 0 (F23)', 'add-barn', search({ discoveryString: at({ port: 0 }) }), 'invalid-discovery'],
  ['userinfo (F23)', 'add-barn', search({ discoveryString: at({ hostname: 'a@evil.example' }) }), 'invalid-discovery'],
  [
    'look-alike (F23)',
    'add-barn',
    search({ discoveryString: at({ hostname: 'sеnator.example' }) }),
    'invalid-discovery',
  ],
  ['no id', 'email-verification', search({ id: undefined }), 'incomplete'],
  ['no token', 'email-verification', search({ token: '' }), 'incomplete'],
  ['two tokens', 'email-verification', `${search()}&token=other`, 'incomplete'],
  ['a token with a path in it', 'email-verification', search({ token: '../../api' }), 'incomplete'],
  ['a token of 1 MB', 'email-verification', search({ token: 'x'.repeat(1_000_000) }), 'incomplete'],
])('turns down %s', (_name, action, query, problem) => {
  expect(parseQuickLink(action, query)).toEqual({ ok: false, problem });
});

test('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.constantFrom('email-verification', 'add-barn'), fc.string(), (action, query) => {
      expect(parseQuickLink(action, query).ok).toBe(false);
    }),
  );
});
