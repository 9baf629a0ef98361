import { Blob as NodeBlob } from 'node:buffer';
import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { type CodeFileReading, readCodeFile } from './code-file';

const code = formatDiscoveryCode({ remote: { protocol: 'https', hostname: 'north.example', port: 8071 } });
const never = new AbortController().signal;

/** jsdom's Blob cannot be read; Node's is the browser's. */
const file = (content: string | Uint8Array, type: string) => new NodeBlob([content], { type }) as unknown as Blob;
const found: CodeFileReading = { ok: true, found: { code, displayName: null } };
const problem = (name: string) => ({ ok: false, problem: name });

test.each([
  ['a text with the code', file(`North barn\n${code}\n`, 'text/plain'), found],
  ['a text of no known type', file(code, ''), found],
  ['a text without a code', file('hello', 'text/plain'), problem('no-code')],
  ['an empty file', file('', 'text/plain'), problem('no-code')],
  ['bytes that are no text', file(new Uint8Array([0xff, 0xfe, 0]), 'application/pdf'), problem('unreadable')],
  ['a long text', file('x'.repeat(70_000), 'text/plain'), problem('too-large')],
  ['a drawing that could hold scripts', file('<svg/>', 'image/svg+xml'), problem('no-code')],
])('%s', async (_name, blob, reading) => {
  const readPicture = jest.fn();
  expect(await readCodeFile(blob, { readPicture }, never)).toEqual(reading);
  expect(readPicture).not.toHaveBeenCalled();
});

test.each([
  ['a picture with the code', async () => code, found],
  ['a picture without a QR code', async () => null, problem('no-code')],
  ['a damaged picture', () => Promise.reject(new DOMException('no', 'InvalidStateError')), problem('unreadable')],
  [
    'another QR code, judged like a typed text',
    async () => 'hello',
    { ok: true, found: { code: 'hello', displayName: null } },
  ],
])('%s', async (_name, readPicture, reading) => {
  expect(await readCodeFile(file('x', 'image/png'), { readPicture }, never)).toEqual(reading);
});

test('a huge picture is not opened', async () => {
  const readPicture = jest.fn();
  const huge = { type: 'image/jpeg', size: 40 * 1024 * 1024 } as Blob;
  expect(await readCodeFile(huge, { readPicture }, never)).toEqual(problem('too-large'));
  expect(readPicture).not.toHaveBeenCalled();
});
