import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { problemsOf } from '@barnwatch/shared/forms';
import * as v from 'valibot';
import { changedAddresses, editRules } from './edit-form';

const before = { remote: { protocol: 'https', hostname: 'north.example', port: 8071 } } as const;
const after = { local: { protocol: 'http', hostname: '192.168.1.5', port: 8071 } } as const;
const code = formatDiscoveryCode(before);

test('a name and a valid code can be saved, the name without spaces around it', () => {
  expect(v.parse(editRules, { name: ' Pigs ', code })).toEqual({ name: 'Pigs', code: before });
});

test.each([
  [' ', code, { name: 'missing' }],
  ['Pigs', 'nonsense', { code: 'invalid' }],
  ['', '', { name: 'missing', code: 'invalid' }],
])('name "%s" and code "%s"', (name, text, problems) => {
  expect(problemsOf(editRules, { name, code: text })).toEqual(problems);
});

test('only new addresses are shown for confirmation', () => {
  expect(changedAddresses(code, before)).toBeNull();
  expect(changedAddresses('nonsense', before)).toBeNull();
  expect(changedAddresses(formatDiscoveryCode(after), before)).toEqual(after);
});

test('a quick link is as good as its code', () => {
  const link = `https://suite.example/ql/add-barn?${new URLSearchParams({ discoveryString: formatDiscoveryCode(after) })}`;
  expect(v.parse(editRules, { name: 'Pigs', code: link })).toMatchObject({ code: after });
  expect(changedAddresses(link, before)).toEqual(after);
});
