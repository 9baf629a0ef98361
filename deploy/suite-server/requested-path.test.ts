import path from 'node:path';
import fc from 'fast-check';
import { isNavigation, requestedPath } from './requested-path';

describe('the target of a request', () => {
  it.each([
    ['/', ''],
    ['/suite.json?x=1', 'suite.json'],
    ['/remotes/mf-cameras/1.0.0/a%20b.js', 'remotes/mf-cameras/1.0.0/a b.js'],
    ['/dashboard/north-barn/', 'dashboard/north-barn/'],
    ['//etc/passwd', '/etc/passwd'],
  ])('%s is %j', (target, expected) => {
    expect(requestedPath(target)).toEqual({ kind: 'path', path: expected });
  });

  it.each(['/../x', '/a/../../x', '/%2e%2e/x', '/a/%2E%2E%2Fx', '/.git/config', '/a/.env', '/..'])(
    '%s is hidden',
    (target) => {
      expect(requestedPath(target)).toEqual({ kind: 'hidden' });
    },
  );

  it.each(['/%', '/%00', '/a%0d%0ab', '/a\\b', '/%5c..', 'http://other/', '', '*'])('%j is malformed', (target) => {
    expect(requestedPath(target)).toEqual({ kind: 'malformed' });
  });

  it('never leaves the folder', () => {
    const piece = fc.oneof(
      fc.constantFrom('..', '.', '%2e', '%2F', '/', '\\', '%5c', '%00', '%252e', 'a', '…'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const requested = requestedPath(`/${pieces.join('')}`);
        if (requested.kind !== 'path') return true;
        const file = path.join('/suite', requested.path);
        return file === '/suite' || file.startsWith('/suite/');
      }),
    );
  });
});

describe('a navigation', () => {
  const html = 'text/html,application/xhtml+xml';
  it.each([
    ['dashboard/north-barn/camera', { accept: html }, true],
    ['dashboard/north-barn/camera', { accept: html, 'sec-fetch-mode': 'navigate' }, true],
    ['camera-canvas/yard.2', { accept: html, 'sec-fetch-mode': 'navigate' }, true],
    ['missing.js', { accept: html }, false],
    ['missing.js', { accept: '*/*', 'sec-fetch-mode': 'cors' }, false],
    ['missing', { accept: html, 'sec-fetch-mode': 'cors' }, false],
    ['missing', {}, false],
    ['remotes/mf-cameras/9.9.9/entry', { accept: html, 'sec-fetch-mode': 'navigate' }, false],
  ])('%s with %j: %s', (target, headers, expected) => {
    expect(isNavigation(target, headers)).toBe(expected);
  });
});
