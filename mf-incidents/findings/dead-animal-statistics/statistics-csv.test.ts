import { statisticsCsv } from './statistics-csv';

const rows = [
  { day: '2026-01-20', dead: 4, notDead: 0, cumulative: 4, share: 0.0213456 },
  { day: '2026-01-21', dead: 0, notDead: 1, cumulative: 4, share: null },
];
const headings = { day: 'Day', dead: 'Dead', notDead: 'Not dead', cumulative: 'Since "first" day', share: 'Share (%)' };

test('as English and as German spreadsheets read it', () => {
  expect(statisticsCsv(rows, headings, 'en')).toBe(
    '\uFEFFDay,Dead,Not dead,"Since ""first"" day",Share (%)\r\n2026-01-20,4,0,4,2.1346\r\n2026-01-21,0,1,4,\r\n',
  );
  expect(statisticsCsv(rows, headings, 'de')).toContain('\r\n2026-01-20;4;0;4;"2,1346"\r\n');
});

test('what nobody recorded is an empty cell, no zero', () => {
  const gap = { day: '2026-01-19', dead: null, notDead: null, cumulative: null, share: null };
  expect(statisticsCsv([gap], headings, 'en')).toContain('\r\n2026-01-19,,,,\r\n');
});
