import { isNavigation } from './navigation';

const html = 'text/html,application/xhtml+xml';

test.each([
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
