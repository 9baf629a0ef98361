import fc from 'fast-check';
import { callUrl } from './exchange';
import { urlPath } from './url-path';

describe('urlPath', () => {
  test('encodes every value into one segment', () => {
    expect(urlPath`api/cameras/${'a/b?c#d e'}/still`).toBe('api/cameras/a%2Fb%3Fc%23d%20e/still');
    expect(urlPath`api/cameras/${7}/management/${true}`).toBe('api/cameras/7/management/true');
    expect(urlPath`api/cameras/`).toBe('api/cameras/');
    expect(urlPath`api/${'\uD800'}`).toBe('api/%EF%BF%BD');
  });

  test.each(['', '.', '..'])('refuses "%s"', (value) => {
    expect(() => urlPath`api/cameras/${value}/still`).toThrow(RangeError);
  });

  test('never lets a value leave its place', () => {
    const base = 'https://barn.example/gw/north/';
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (value) => {
        fc.pre(value !== '.' && value !== '..');
        const url = new URL(callUrl(base, urlPath`api/cameras/${value}/still`));
        expect(url.pathname.split('/')).toHaveLength(7);
        expect(url.href.startsWith(`${base}api/cameras/`)).toBe(true);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });

  test('refuses a path that climbs out of its instance', () => {
    expect(() => callUrl('https://barn.example/gw/north/', '../south/api/cameras')).toThrow(RangeError);
    expect(() => callUrl('https://barn.example/gw/north/', '../../api/p')).toThrow(RangeError);
  });
});
