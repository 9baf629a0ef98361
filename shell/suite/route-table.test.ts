import type { RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { matchRoutes } from '@barnwatch/shared/routing';
import fc from 'fast-check';
import { likelyRoutes, routeOfPath, type SuiteRoute } from './route-table';

const paths = [
  '/select-barn',
  '/account',
  '/dashboard/:barnId/camera',
  '/dashboard/:barnId/camera/:id',
  '/dashboard/:barnId/camera/list',
  '/dashboard/:barnId/camera/streaming/:id/:name',
  '/dashboard/:barnId/Grid',
  '/export/:part?',
  '/files/*',
  '/ställe/:id',
];

const table = paths.map((path): SuiteRoute => {
  // Only the path is looked at.
  const route = { path } as RegisteredRoute;
  return { remote: {} as RegisteredRemote, route };
});

/** As React Router answers, which looks at all of them. */
function answerOf(path: string): string | undefined {
  const matches = matchRoutes(
    table.map(({ route }) => ({ path: route.path })),
    path,
  );
  return matches?.at(-1)?.route.path;
}

test.each([
  ['/dashboard/north-barn/camera/list', '/dashboard/:barnId/camera/list'],
  ['/dashboard/north-barn/camera/pen-1/', '/dashboard/:barnId/camera/:id'],
  ['/DASHBOARD/north-barn/GRID', '/dashboard/:barnId/Grid'],
  ['/dashboard/north%2Fbarn/camera/streaming/a/b%20c', '/dashboard/:barnId/camera/streaming/:id/:name'],
  ['/files/a/b/c', '/files/*'],
  ['/export', '/export/:part?'],
  ['/export/all', '/export/:part?'],
  ['/st%C3%A4lle/1', '/ställe/:id'],
  ['/nowhere', undefined],
])('%s is answered by %s', (path, route) => {
  expect(routeOfPath(table, path)?.route.path).toBe(route);
  expect(answerOf(path)).toBe(route);
});

test('whatever is asked for, no route that answers is left out', () => {
  const words = [
    'dashboard',
    'Dashboard',
    'north-barn',
    'camera',
    'list',
    'grid',
    'files',
    'export',
    '',
    '%2F',
    'ställe',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), (segments) => {
      const path = `/${segments.join('/')}`;
      expect(routeOfPath(table, path)?.route.path).toBe(answerOf(path));
    }),
  );
});

test('few are looked at for an address', () => {
  expect(likelyRoutes(table, '/dashboard/north-barn/camera').map(({ route }) => route.path)).toEqual([
    '/dashboard/:barnId/camera',
    '/export/:part?',
    '/files/*',
  ]);
});
