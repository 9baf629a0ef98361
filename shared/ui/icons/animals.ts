import type { IconShape } from './icon-shape';

/** Who lives in the barn. */
export const animalIcons = {
  pig: {
    paths: [
      'M7 8.5 4.5 4.5l5 1.2a9 9 0 0 1 5 0l5-1.2L17 8.5c1.3 1.3 2 3 2 4.7 0 4-3.1 6.8-7 6.8s-7-2.8-7-6.8c0-1.7.7-3.4 2-4.7z',
      'M9 15c0-1.4 1.3-2.3 3-2.3s3 .9 3 2.3-1.3 2.3-3 2.3-3-.9-3-2.3z',
      'M11 15v.1',
      'M13 15v.1',
      'M8.8 10.7v.1',
      'M15.2 10.7v.1',
    ],
  },
  broiler: {
    paths: [
      'M4 12.5c1 4.5 4 6.5 8 6.5 4.5 0 7.5-3 7.5-7.5V8l2-1.3-2-1.2A3.5 3.5 0 0 0 13 7.5c-.5 2.5-2 4-4.5 4C6.5 11.5 5 11 4 9.5z',
      'M16.5 7.5v.1',
      'M10 19v2.5',
      'M14 19v2.5',
      'M9 15c1.8.6 3.6.2 4.8-1.2',
    ],
  },
} as const satisfies Readonly<Record<string, IconShape>>;
