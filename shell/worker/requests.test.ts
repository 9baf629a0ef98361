import { isWithdrawn } from '../offline/withdrawn';
import { inTime, isNavigationHere, isSuiteFile } from './requests';
import { foreignScripts, shellCacheName } from './shell-files';

const origin = 'https://suite.example';
const navigation = (path: string) => ({
  url: new URL(path, origin),
  request: { mode: 'navigate', method: 'GET', destination: 'document' } as const,
});
const file = (address: string, destination: RequestDestination = '', method = 'GET') => ({
  url: new URL(address, origin),
  request: { mode: 'cors', method, destination } as const,
});

test.each(['/', '/dashboard/north-barn/camera?at=5', '/index.html'])('%s is an address of the suite', (path) => {
  expect(isNavigationHere(navigation(path))).toBe(true);
});

test.each(['/suite.json', '/remotes/mf-a/1.0.0/', '/api/p', '/gw/1/api/p', '/icon.svg'])('%s is none', (path) => {
  expect(isNavigationHere(navigation(path))).toBe(false);
});

test.each([
  ['a script of a remote elsewhere', file('https://elsewhere.example/x/entry.js', 'script')],
  ['texts of a remote', file('/remotes/mf-a/1.0.0/texts/de.json')],
  ['a file of the shell', file('/223.6374b5b6835d.js', 'script')],
])('%s is a file of the suite', (_what, asked) => {
  expect(isSuiteFile(asked, origin)).toBe(true);
});

test.each([
  ['a call', file('https://barn.example:8071/api/cameras')],
  ['a call through a gateway', file('https://senator.example/gw/north-barn/api/streaming/cam.0123456789ab.flv')],
  ['a call at the same origin', file('/api/cameras')],
  ['what is sent', file('/remotes/mf-a/1.0.0/entry.js', 'script', 'POST')],
])('%s goes by the worker', (_what, asked) => {
  expect(isSuiteFile(asked, origin)).toBe(false);
});

test('a device that fails has nothing', async () => {
  expect(await inTime(Promise.reject(new Error('disk')))).toBeUndefined();
  expect(await inTime(Promise.resolve('page'))).toBe('page');
});

test.each([
  [404, true],
  [410, true],
  [200, false],
  [503, false],
])('a server that answers %i for the worker: withdrawn is %s', async (status, withdrawn) => {
  expect(await isWithdrawn('/service-worker.js', async () => new Response('', { status }))).toBe(withdrawn);
});

test('no answer withdraws nothing', async () => {
  expect(await isWithdrawn('/service-worker.js', () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});

test('a page of another build is told by its scripts', () => {
  const files = [{ url: '/start-guard.js', revision: '1' }, { url: '/shell.1.js' }];
  expect(foreignScripts('<script src="/start-guard.js"></script><script defer src="/shell.1.js">', files)).toEqual([]);
  expect(foreignScripts('<script src="/start-guard.js"></script><script defer src="/shell.2.js">', files)).toEqual([
    '/shell.2.js',
  ]);
  expect(shellCacheName(files)).not.toBe(shellCacheName(files.slice(1)));
});
