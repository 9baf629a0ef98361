import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import fc from 'fast-check';
import { codeText } from './code-text';

const code = formatDiscoveryCode({ remote: { protocol: 'https', hostname: 'north.example', port: 8071 } });
const link = (change: Record<string, string> = {}) =>
  `https://suite.example/ql/add-barn?${new URLSearchParams({ discoveryString: code, displayName: 'North barn', ...change })}`;

test.each([
  ['a code', code, { code, displayName: null }],
  ['a code with spaces around', `\n ${code}\t`, { code, displayName: null }],
  ['a quick link', link(), { code, displayName: 'North barn' }],
  ['a quick link of another suite', link().replace('suite', 'elsewhere'), { code, displayName: 'North barn' }],
  ['a quick link without a name', link({ displayName: ' ' }), { code, displayName: null }],
  ['a long name', link({ displayName: 'x'.repeat(500) }), { code, displayName: 'x'.repeat(100) }],
  ['an e-mail', `Hello,\nthis is our barn: "${link()}".`, { code, displayName: 'North barn' }],
  ['a file with a heading', `North barn\r\n\r\n${code}\r\n`, { code, displayName: null }],
  ['a link without a code', 'https://suite.example/', { code: 'https://suite.example/', displayName: null }],
  ['a script', 'javascript:alert(1)', { code: 'javascript:alert(1)', displayName: null }],
  [
    'a script with a code',
    `javascript:x?discoveryString=${code}`,
    { code: `javascript:x?discoveryString=${code}`, displayName: null },
  ],
  ['nothing', '  ', { code: '', displayName: null }],
])('%s', (_name, text, expected) => {
  expect(codeText(text)).toEqual(expected);
});

test('a plus that was not escaped in a link comes back', () => {
  expect(codeText('https://suite.example/ql/add-barn?discoveryString=ab+cd').code).toBe('ab+cd');
});

test('any text is read, none throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof codeText(text).code === 'string'));
});

test('a text of 1 MB is no code, and nothing in it is looked at', () => {
  expect(codeText(`${code} ${'x'.repeat(1_000_000)}`)).toEqual({ code: '', displayName: null });
  expect(codeText(`${code} ${'x'.repeat(1_000)}`).code).toBe(code);
});
