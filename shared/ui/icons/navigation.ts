import type { IconShape } from './icon-shape';

/** Where one can go. */
export const navigationIcons = {
  barn: { paths: ['M3 20V9.5l4-4.75L12 3l5 1.75 4 4.75V20z', 'M8 20v-7h8v7', 'm8 13 8 7', 'm16 13-8 7'] },
  camera: { paths: ['M3 7.5h11.5v9H3z', 'm14.5 11 6-3v8l-6-3'] },
  grid: { paths: ['M3.5 4.5h7.5v6.5H3.5z', 'M13 4.5h7.5v6.5H13z', 'M3.5 13h7.5v6.5H3.5z', 'M13 13h7.5v6.5H13z'] },
  incident: { paths: ['M12 3.5 21.5 20h-19z', 'M12 9.5v5', 'M12 17.2v.1'] },
  intervention: { paths: ['M5.5 5.5h13v15h-13z', 'M9 3.5h6v4H9z', 'm8.5 13.5 2.5 2.5 4.5-5'] },
  region: {
    paths: ['M6 7.5 17 5l2.5 11.5L8 19z'],
    circles: [
      [6, 7.5, 1.6],
      [17, 5, 1.6],
      [19.5, 16.5, 1.6],
      [8, 19, 1.6],
    ],
  },
  recording: { paths: ['M3.5 5.5h17v13h-17z', 'M3.5 9h17', 'M3.5 15h17', 'M8 5.5v13', 'M16 5.5v13'] },
  images: { paths: ['M3.5 7.5h14v12h-14z', 'M6.5 4.5h14v12', 'm3.5 16.5 4-4 3.5 3.5 2-2 4.5 4.5'] },
  graph: { paths: ['M4 4v16h16', 'm7 15 3.5-5 3.5 3 5-7'] },
  heatmap: {
    paths: ['M3.5 5h17v14h-17z'],
    circles: [
      [10, 12, 4],
      [10, 12, 1.3],
      [16.5, 9.5, 1.5],
    ],
  },
  list: { paths: ['M9 6h11', 'M9 12h11', 'M9 18h11', 'M4 6h1', 'M4 12h1', 'M4 18h1'] },
  walk: {
    paths: ['m8 21 2.5-6', 'M16.5 21 14 16l-2.5-2 1-5.5', 'm7.5 12.5 1-3.5 4-1.5 2 3 3 1'],
    circles: [[13.5, 4.5, 1.6]],
  },
  account: { paths: ['M4.5 20c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6'], circles: [[12, 8, 4]] },
  administration: {
    paths: ['M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6z', 'm8.8 12 2.3 2.3 4.2-4.6'],
  },
  settings: {
    paths: ['M4 7h9', 'M17 7h3', 'M4 17h3', 'M11 17h9'],
    circles: [
      [15, 7, 2],
      [9, 17, 2],
    ],
  },
  'info-system': { paths: ['M3.5 4.5h17v11h-17z', 'M9 20h6', 'M12 15.5V20', 'M6.5 10h2.5l1.5-2.5 2.5 5 1.5-2.5h3'] },
  home: { paths: ['m3.5 11 8.5-7 8.5 7', 'M6 9.5V20h12V9.5'] },
  menu: { paths: ['M4 6.5h16', 'M4 12h16', 'M4 17.5h16'] },
  more: {
    paths: [],
    circles: [
      [5, 12, 0.7],
      [12, 12, 0.7],
      [19, 12, 0.7],
    ],
  },
  logout: { paths: ['M10 4H5v16h5', 'M9.5 12H20', 'm16.5 8.5 3.5 3.5-3.5 3.5'] },
  'chevron-left': { paths: ['m14.5 5.5-6.5 6.5 6.5 6.5'] },
  'chevron-right': { paths: ['m9.5 5.5 6.5 6.5-6.5 6.5'] },
  'chevron-up': { paths: ['m5.5 14.5 6.5-6.5 6.5 6.5'] },
  'chevron-down': { paths: ['m5.5 9.5 6.5 6.5 6.5-6.5'] },
} as const satisfies Readonly<Record<string, IconShape>>;
