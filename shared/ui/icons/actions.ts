import type { IconShape } from './icon-shape';

/** What one can do. */
export const actionIcons = {
  add: { paths: ['M12 5v14', 'M5 12h14'] },
  calendar: {
    paths: [
      'M4 5.5h16v14.5H4z',
      'M4 10h16',
      'M8 3v4.5',
      'M16 3v4.5',
      'M8 14h.1',
      'M12 14h.1',
      'M16 14h.1',
      'M8 17h.1',
      'M12 17h.1',
    ],
  },
  check: { paths: ['m4.5 12.5 5 5 10-11'] },
  close: { paths: ['m6 6 12 12', 'M18 6 6 18'] },
  copy: { paths: ['M8.5 8.5h11v11h-11z', 'M15.5 8.5v-4h-11v11h4'] },
  edit: { paths: ['M4 20l.8-4L16 4.8l3.2 3.2L8 19.2z', 'm13.5 7.3 3.2 3.2'] },
  delete: { paths: ['M4.5 7h15', 'M9 7V4h6v3', 'm6.5 7 1 13h9l1-13', 'M10.3 11v5.5', 'M13.7 11v5.5'] },
  download: { paths: ['M12 4v11', 'm7.5 11 4.5 4.5 4.5-4.5', 'M4.5 19.5h15'] },
  filter: { paths: ['M4 5.5h16l-6 7v6l-4 1.5v-7.5z'] },
  'frame-back': { paths: ['M17.5 6v12', 'm13 6-6 6 6 6'] },
  'frame-on': { paths: ['M6.5 6v12', 'm11 6 6 6-6 6'] },
  fullscreen: { paths: ['M4 9V4h5', 'M15 4h5v5', 'M20 15v5h-5', 'M9 20H4v-5'] },
  'fullscreen-leave': { paths: ['M9 4v5H4', 'M20 9h-5V4', 'M15 20v-5h5', 'M4 15h5v5'] },
  hide: {
    paths: [
      'm4 4 16 16',
      'M9.8 6.1A9.4 9.4 0 0 1 12 5.8c4.5 0 7.6 3 9.2 6.2a14 14 0 0 1-2.7 3.6',
      'M14.3 14.3A3.2 3.2 0 0 1 9.7 9.7',
      'M6.3 7.6A13.5 13.5 0 0 0 2.8 12c1.6 3.2 4.7 6.2 9.2 6.2 1.5 0 2.8-.3 4-.9',
    ],
  },
  show: {
    paths: ['M2.8 12C4.4 8.8 7.5 5.8 12 5.8s7.6 3 9.2 6.2c-1.6 3.2-4.7 6.2-9.2 6.2S4.4 15.2 2.8 12z'],
    circles: [[12, 12, 3.2]],
  },
  microphone: {
    paths: ['M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3z', 'M5.5 11.5a6.5 6.5 0 0 0 13 0', 'M12 18v2.8'],
  },
  pause: { paths: ['M8.5 5.5v13', 'M15.5 5.5v13'] },
  move: {
    paths: [
      'M12 3.5v17',
      'M3.5 12h17',
      'm9.5 6 2.5-2.5L14.5 6',
      'm9.5 18 2.5 2.5 2.5-2.5',
      'm6 9.5-2.5 2.5L6 14.5',
      'm18 9.5 2.5 2.5-2.5 2.5',
    ],
  },
  'picture-in-picture': { paths: ['M20.5 11V5h-17v13H10', 'M12.5 13.5h8V19h-8z'] },
  play: { paths: ['M7.5 4.8 19 12 7.5 19.2z'] },
  print: { paths: ['M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7z'] },
  'qr-code': {
    paths: ['M4 4h6v6H4z', 'M14 4h6v6h-6z', 'M4 14h6v6H4z', 'M14 14h2.5v2.5', 'M20 14v2.5', 'M14 20v-1', 'M17 20h3v-1'],
  },
  retry: { paths: ['M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9', 'M19.5 4v5h-5'] },
  screen: { paths: ['M3.5 5h17v11.5h-17z', 'M8.5 20h7', 'M12 16.5V20'] },
  search: { paths: ['m15.3 15.3 5.2 5.2'], circles: [[10.5, 10.5, 6.5]] },
  'skip-back': { paths: ['M6 5.5v13', 'M18.5 5.5 9 12l9.5 6.5z'] },
  'skip-on': { paths: ['M18 5.5v13', 'm5.5 5.5 9.5 6.5-9.5 6.5z'] },
  speed: { paths: ['M4.5 17.5a8.5 8.5 0 1 1 15 0', 'm12 14 4-5'] },
  snapshot: { paths: ['M3.5 7.5h4l1.7-2.5h5.6l1.7 2.5h4v12h-17z'], circles: [[12, 13.2, 3.6]] },
  sort: { paths: ['M8 5v14', 'm4.5 8.5 3.5-3.5 3.5 3.5', 'M16 19V5', 'm12.5 15.5 3.5 3.5 3.5-3.5'] },
  torch: { paths: ['M8 3.5h8v4l-2.5 3.5v9.5h-3V11L8 7.5z', 'M8 7.5h8', 'M12 13.5v2'] },
  upload: { paths: ['M12 15.5v-11', 'm7.5 8.5 4.5-4.5 4.5 4.5', 'M4.5 19.5h15'] },
  'zoom-out': { paths: ['m15.3 15.3 5.2 5.2', 'M7.8 10.5h5.4'], circles: [[10.5, 10.5, 6.5]] },
  zoom: { paths: ['m15.3 15.3 5.2 5.2', 'M10.5 7.8v5.4', 'M7.8 10.5h5.4'], circles: [[10.5, 10.5, 6.5]] },
} as const satisfies Readonly<Record<string, IconShape>>;
