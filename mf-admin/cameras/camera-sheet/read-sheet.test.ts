import { readCsv } from '@barnwatch/shared/files';
import * as fc from 'fast-check';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import { wordsIn } from './doubles/words-in';
import { readSheet } from './read-sheet';
import { readTagList, writeTagList } from './tag-list';
import { writeSheet } from './write-sheet';

const cameras = [
  exampleCamera('a', { name: '=SUM(1)', sortPrefix: '01', tags: ['west, outer', 'ill\\ness'] }),
  exampleCamera('b', { name: 'Bucht „2“; Ost', tags: [], managed: false, online: false, lastSeen: null }),
];

test.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('a list that is saved in %s changes nothing when it is read in %s', async (written, read) => {
  const file = writeSheet(cameras, await wordsIn(written), written);
  expect(readSheet(readCsv(file) ?? [], cameras, await wordsIn(read))).toEqual({
    kind: 'read',
    plans: [],
    unchanged: 2,
    faulty: [],
  });
});

test('each row says what changes, with what it takes the place of', async () => {
  const t = await wordsIn('en');
  const text = 'ID,Name,Sort prefix,Tags,Managed\na,Pen 1,01,"west\\, outer, new",no\nb,Bucht „2“; Ost,02,,\n';
  const reading = readSheet(readCsv(text) ?? [], cameras, t);
  expect(reading).toMatchObject({ kind: 'read', unchanged: 0, faulty: [] });
  expect(reading.kind === 'read' && reading.plans.map(({ work }) => work)).toEqual([
    {
      kind: 'change',
      parts: [
        { key: 'name', before: '=SUM(1)', after: 'Pen 1' },
        { key: 'tags', add: ['new'], remove: ['ill\\ness'] },
        { key: 'managed', after: false },
      ],
    },
    { kind: 'change', parts: [{ key: 'sortPrefix', before: '', after: '02' }] },
  ]);
});

test('a camera that is not there is created from its source, and left out without one', async () => {
  const text =
    'ID;Name;Quelle;Tags\nnew;Pen 9;rtsp://10.0.0.9/1;east\nfile;Pen 8;pens/8.mp4;\nnone;Pen 7;;\nweb;Pen 6;http://x/;\n';
  const reading = readSheet(readCsv(text) ?? [], cameras, await wordsIn('de'));
  expect(reading.kind === 'read' && reading.plans.map(({ work }) => work)).toMatchObject([
    { kind: 'create', camera: { cameraId: 'new', source: { kind: 'rtsp', url: 'rtsp://10.0.0.9/1' }, tags: ['east'] } },
    { kind: 'create', camera: { cameraId: 'file', source: { kind: 'file', path: 'pens/8.mp4' } } },
  ]);
  expect(reading.kind === 'read' && reading.faulty).toEqual([
    { row: 4, column: 'C', cameraId: 'none', problem: 'unknown-without-source' },
    { row: 5, column: 'C', cameraId: 'web', problem: 'source' },
  ]);
});

test.each([
  [',Pen', 'no-id'],
  ['x/y,Pen', 'no-id'],
  ['a,', 'name'],
  [`a,${'x'.repeat(101)}`, 'name'],
  ['a,Pen,,maybe', 'not-yes-or-no'],
  [`a,Pen,${'t'.repeat(51)},`, 'tags'],
])('the row %j is left out: %s', async (row, problem) => {
  const reading = readSheet(readCsv(`ID,Name,Tags,Managed\n${row}\n`) ?? [], cameras, await wordsIn('en'));
  expect(reading).toMatchObject({ kind: 'read', plans: [], faulty: [{ row: 2, problem }] });
});

test('a camera that stands in the list twice is changed once', async () => {
  const reading = readSheet(readCsv('ID,Name\na,One\n\na,Two\n') ?? [], cameras, await wordsIn('en'));
  expect(reading).toMatchObject({ plans: [{ cameraId: 'a' }], faulty: [{ row: 4, column: 'A', problem: 'twice' }] });
});

test.each([
  ['', 'empty'],
  ['ID,Name\n', 'empty'],
  ['Name\nPen 1\n', 'no-id-column'],
  [`ID\n${'x\n'.repeat(5001)}`, 'too-long'],
])('a file that is no list says why', async (text, why) => {
  expect(readSheet(readCsv(text) ?? [], cameras, await wordsIn('en'))).toEqual({ kind: 'unreadable', why });
});

test('tags come back from their cell as they were', () => {
  const tag = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  void fc.assert(
    fc.property(fc.uniqueArray(tag, { maxLength: 5 }), (tags) => {
      expect(readTagList(writeTagList(tags))).toEqual(tags);
    }),
    { numRuns: 60 },
  );
});
