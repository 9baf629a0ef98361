import { sum } from '../statistics';
import type { SeenRequest } from './front';

const isScript = ({ contentType }: SeenRequest) => contentType.includes('javascript');

/** What a suite's server sent, by kind. */
export interface Traffic {
  readonly scripts: readonly SeenRequest[];
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly requests: number;
}

export function trafficOf(seen: readonly SeenRequest[]): Traffic {
  const scripts = seen.filter(isScript);
  return {
    scripts,
    scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    allBytes: sum(seen.map(({ bytes }) => bytes)),
    requests: seen.length,
  };
}

/** `mf-cameras/…/camera-list.js 21.3 kB`, the largest first. */
export function fileLines(seen: readonly SeenRequest[]): readonly string[] {
  return [...seen]
    .sort((left, right) => right.bytes - left.bytes)
    .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
}
