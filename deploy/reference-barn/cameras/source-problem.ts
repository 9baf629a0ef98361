import { isAbsolute, normalize, sep } from 'node:path';
import { rtspAddress } from '../sources/rtsp-address';
import type { CameraSource } from './camera-seed';

/** What no program can be handed: a NUL ends every argument, and no address or path has the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Why nothing could ever run a source: the member and the reason. @returns null when something may */
export function sourceProblem(source: CameraSource): { readonly member: string; readonly message: string } | null {
  switch (source.kind) {
    case 'simulated':
      return null;
    case 'rtsp': {
      if (controlCharacters.test(source.url)) return { member: 'url', message: 'has control characters' };
      const address = rtspAddress(source.url);
      return address.ok ? null : { member: 'url', message: addressProblems[address.error.code] };
    }
    case 'file': {
      const { path } = source;
      if (controlCharacters.test(path)) return { member: 'path', message: 'has control characters' };
      const normal = normalize(path);
      const isOutside = isAbsolute(path) || normal === '..' || normal.startsWith(`..${sep}`);
      if (isOutside) return { member: 'path', message: 'leads out of the media folder' };
      return normal === '.' || normal.endsWith(sep) ? { member: 'path', message: 'names no file' } : null;
    }
  }
}

const addressProblems = {
  'not-an-address': 'is no address, such as rtsp://192.168.1.31/stream1',
  'not-rtsp': 'begins with neither rtsp:// nor rtsps://',
  'no-host': 'names no host',
} as const;
