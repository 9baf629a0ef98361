import type { TextValues } from '@barnwatch/shared/i18n';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { artifactFacts } from './artifact-facts';
import { factLines, kindWords, nameWords, privateWords } from './artifact-words';
import { exampleArtifact } from './example-artifact';

const named = (cameraId: string) => `Camera ${cameraId}`;
const t = (key: string, values?: TextValues) => (values ? `${key} ${JSON.stringify(values)}` : key);
const end = Date.UTC(2026, 0, 1, 12);
const exposure = (more: object) =>
  exampleArtifact('e', {
    type: 'longTimeExposure',
    createdAt: end,
    parameters: { cameraId: 'b', width: 640, time: { start: undefined, end: undefined, duration: 60_000 }, ...more },
  });

test('a heatmap tells camera, labels, grid size, start, duration and end (product 3.12)', () => {
  const names = factLines(artifactFacts(exampleArtifact('h')), named, t).map(({ name }) => name.split('.').at(-1));
  expect(names).toEqual(['camera', 'labels', 'gridsize', 'start', 'duration', 'end']);
});

test('a long-time exposure tells camera, frame interval, offset, start, duration and end (product 3.12)', () => {
  const facts = artifactFacts(exposure({ frameInterval: 10_000 }));
  expect(facts).toMatchObject({ kind: 'longTimeExposure', frameInterval: 10_000, offset: 0 });
  const lines = factLines(facts, named, t);
  expect(lines.map(({ name }) => name.split('.').at(-1))).toEqual([
    'camera',
    'frameInterval',
    'offset',
    'start',
    'duration',
    'end',
  ]);
  expect(lines[0]?.words).toBe('Camera b');
});

test.each([
  [
    { start: 5, end: 9 },
    { start: 5, end: 9 },
  ],
  [
    { start: 5, duration: 4 },
    { start: 5, end: 9 },
  ],
  [
    { end: 9, duration: 4 },
    { start: 5, end: 9 },
  ],
  [{ duration: 60_000 }, { start: end - 60_000, end }],
  [{ start: 5 }, null],
  [{}, null],
])('two of start, end and duration make a span: %j', (time, span) => {
  const whole = { start: undefined, end: undefined, duration: undefined, ...time };
  expect(artifactFacts(exposure({ frameInterval: 1000, time: whole })).span).toEqual(span);
});

test('a kind of a later version, and one with damaged parameters, still tell what they can', () => {
  const film = exampleArtifact('f', { type: 'film' });
  expect(artifactFacts(film)).toMatchObject({ kind: 'other', cameraId: 'a' });
  expect(kindWords(film, t)).toBe('film');
  expect(nameWords(film, named, t)).toContain('Camera a');
  expect(artifactFacts(exposure({ frameInterval: 'often' })).kind).toBe('other');
  const bare = exampleArtifact('g', { parameters: undefined });
  expect(artifactFacts(bare)).toEqual({ kind: 'other', cameraId: null, span: null });
  expect(factLines(artifactFacts(bare), named, t)).toEqual([]);
});

test('what was private is told with its share; of nothing private nothing is said', () => {
  const hidden = exampleArtifact('h', { privateMs: 15 * millisecondsInMinute });
  expect(privateWords(hidden, artifactFacts(hidden), t, 'en')).toContain('25%');
  const whole = exampleArtifact('h');
  expect(privateWords(whole, artifactFacts(whole), t, 'en')).toBeNull();
  const unknown = exampleArtifact('h', { privateMs: millisecondsInHour, parameters: undefined });
  expect(privateWords(unknown, artifactFacts(unknown), t, 'en')).toContain('artifacts.private ');
});
