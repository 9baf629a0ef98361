import { deviceName } from './device-name';
import { rightsOf } from './rights';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox · Android'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('rights have words in one order; unknown ones keep their name', () => {
  expect(rightsOf(['new.right', 'cameras.manage', 'cameras.view', 'cameras.view', 'a.right'])).toEqual([
    { name: 'cameras.view', wordKey: 'right.camerasView' },
    { name: 'cameras.manage', wordKey: 'right.camerasManage' },
    { name: 'a.right', wordKey: null },
    { name: 'new.right', wordKey: null },
  ]);
  expect(rightsOf([])).toEqual([]);
  expect(rightsOf(['toString', '__proto__']).map(({ wordKey }) => wordKey)).toEqual([null, null]);
});
