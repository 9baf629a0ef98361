import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' } as const;

interface KindOfAnswer {
  readonly name: string;
  readonly status: number;
  readonly ask: (request: APIRequestContext) => Promise<APIResponse>;
}

/** A file of the shell's build, whatever its digest is today. */
function shellFile(ending: string): string {
  const name = readdirSync(runningSuite().suiteFolder).find(
    (each) => each.startsWith('shell.') && each.endsWith(ending),
  );
  if (name === undefined) throw new Error(`The shell has no file that ends in ${ending}`);
  return `/${name}`;
}

async function remoteFile(request: APIRequestContext, kind: 'entry' | 'texts'): Promise<APIResponse> {
  const { remotes } = (await (await request.get(`${runningSuite().address}/suite.json`)).json()) as SuiteRegistry;
  const [remote] = remotes;
  if (remote === undefined) throw new Error('The suite has no remote');
  const { file } = kind === 'entry' ? remote.entry : remote.texts.de;
  return request.get(`${runningSuite().address}${path.posix.join(remote.baseUrl, file)}`);
}

const at =
  (file: string | (() => string), headers: Record<string, string> = {}) =>
  (request: APIRequestContext) =>
    request.get(`${runningSuite().address}${typeof file === 'string' ? file : file()}`, { headers });

const kinds: readonly KindOfAnswer[] = [
  { name: 'the page', status: 200, ask: at('/', navigation) },
  { name: 'an address of the suite', status: 200, ask: at('/dashboard/north-barn/camera', navigation) },
  { name: 'the registry', status: 200, ask: at('/suite.json') },
  { name: 'a script', status: 200, ask: at(() => shellFile('.js')) },
  { name: 'a style', status: 200, ask: at(() => shellFile('.css')) },
  { name: 'a picture', status: 200, ask: at('/icon.svg') },
  { name: 'the web app manifest', status: 200, ask: at('/manifest.en.webmanifest') },
  { name: 'the service worker', status: 200, ask: at('/service-worker.js') },
  { name: 'the entry of a remote', status: 200, ask: (request) => remoteFile(request, 'entry') },
  { name: 'texts of a remote', status: 200, ask: (request) => remoteFile(request, 'texts') },
  { name: 'a file that is not there', status: 404, ask: at('/no-such-file.js') },
  { name: 'a file of a remote that is not there', status: 404, ask: at('/remotes/mf-cameras/9.9.9/x.js', navigation) },
  { name: 'a hidden file', status: 404, ask: at('/.git/config', navigation) },
  { name: 'an address that cannot be read', status: 400, ask: at('/%E0%A4%A') },
  {
    name: 'a method that is not answered',
    status: 405,
    ask: (request) => request.post(`${runningSuite().address}/suite.json`, { data: {} }),
  },
];

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** nginx refuses an address that cannot be read before it looks where one leads: there is nothing that another page could embed. */
function dependsOnAddress(status: number): boolean {
  return status !== 400 || process.env.BARNWATCH_E2E_SERVER !== 'nginx';
}

for (const { name, status, ask } of kinds) {
  test(`security headers of ${name}`, async ({ request }) => {
    const answer = await ask(request);
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    const policy = directives(headers['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default', 'dompurify']);
    expect(policy.get('style-src')?.join(' ')).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{20,}=*'$/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval|hashes)|wasm-unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    if (dependsOnAddress(status))
      expect(headers['cross-origin-resource-policy']).toMatch(/^(same-origin|cross-origin)$/);
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['set-cookie']).toBeUndefined();
    if (status >= 400) expect(headers['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache/);
  });
}

test('every page has a nonce of its own', async ({ request }) => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => {
      const answer = await at('/', navigation)(request);
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});
