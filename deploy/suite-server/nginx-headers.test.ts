import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../build/places';
import { nginxHeaders } from './nginx-headers';
import { securityHeaders, securityHeaderTable } from './security-headers';
import { noOrigins } from './suite-origins';

const published = readFileSync(path.join(repository, 'deploy/nginx/security-headers.conf'), 'utf8');

test('is published as the table says', () => {
  expect(published).toBe(nginxHeaders(noOrigins));
});

test('names every header of the table once, also for errors', () => {
  const directives = [...published.matchAll(/^add_header (\S+) .* always;$/gm)].map(([, name]) => name);
  expect(directives).toEqual(Object.keys(securityHeaderTable));
});

test('takes the origins of a deployment', () => {
  const snippet = nginxHeaders({
    remoteOrigins: ['https://cdn.example'],
    instanceOrigins: ['http://barn.example:8071'],
  });
  expect(snippet).toContain("script-src 'self' https://cdn.example;");
  expect(snippet).toContain("img-src 'self' blob: data: http://barn.example:8071;");
});

test('lets the suite itself read a code and take dictation, and nobody ask where one is', () => {
  const policy = securityHeaders({ ...noOrigins, nonce: 'n', secure: false, remoteFile: false })['Permissions-Policy'];
  expect(policy?.split(', ')).toEqual(
    expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'geolocation=()', 'display-capture=()']),
  );
});

test('allows no inline or evaluated script, no plug-in, no frame and no other base', () => {
  const policy =
    securityHeaders({ ...noOrigins, nonce: 'n', secure: false, remoteFile: false })['Content-Security-Policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors', 'form-action'])
    expect(directives.get(name)).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['default', 'dompurify']);
});
