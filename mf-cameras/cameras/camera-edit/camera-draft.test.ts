import { keptSource, limits } from '@barnwatch/shared/camera-fields';
import { problemsOf } from '@barnwatch/shared/forms';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { type CameraDraft, cameraRules, changesOf, draftOf, draftOver } from './camera-draft';

const camera = exampleCamera('a', { name: 'Pen 1', tags: ['fattening'], sortPrefix: '01', managed: true });
const draft = (part: Partial<CameraDraft>): CameraDraft => ({ ...draftOf(camera), ...part });

test('an untouched draft changes nothing', () => {
  expect(changesOf(draftOf(camera), camera)).toEqual([]);
  expect(changesOf(draft({ name: ' Pen 1 ' }), camera)).toEqual([]);
});

test('over what the barn says anew only what was typed stays', () => {
  const fresh = { ...camera, name: 'Pen one', tags: ['sick'], sortPrefix: '09', managed: false };
  expect(draftOver(fresh, draftOf(camera), camera)).toEqual(draftOf(fresh));
  const typed = draft({ name: 'Pen 2', tags: { tags: ['fattening'], typed: 'straw' } });
  expect(draftOver(fresh, typed, camera)).toEqual({
    ...draftOf(fresh),
    name: 'Pen 2',
    tags: { tags: ['fattening'], typed: 'straw' },
  });
});

test('each part goes by its own key', () => {
  const source = { ...keptSource, kind: 'rtsp', url: ' rtsp://10.0.0.1/a ' } as const;
  expect(
    changesOf(
      draft({ name: 'Pen 2', tags: { tags: ['a', 'b'], typed: '' }, sortPrefix: '2', managed: false, source }),
      camera,
    ),
  ).toEqual([
    { key: 'name', value: 'Pen 2' },
    { key: 'tags', value: ['a', 'b'] },
    { key: 'sortPrefix', value: '2' },
    { key: 'source', value: { kind: 'rtsp', url: 'rtsp://10.0.0.1/a' } },
    { key: 'managed', value: false },
  ]);
});

test.each([
  [{ name: '  ' }, 'name', 'required'],
  [{ name: 'x'.repeat(limits.name + 1) }, 'name', 'too-long'],
  [{ sortPrefix: 'x'.repeat(limits.sortPrefix + 1) }, 'sortPrefix', 'too-long'],
  [{ name: 'Pen\u202e1' }, 'name', 'unseen-character'],
  [{ sortPrefix: '1\u0000' }, 'sortPrefix', 'unseen-character'],
  [{ source: { ...keptSource, kind: 'file', path: 'a\u0000.mp4' } }, 'source', 'unseen-character'],
  [{ source: { ...keptSource, kind: 'rtsp', url: 'http://x' } }, 'source', 'not-rtsp'],
  [{ source: { ...keptSource, kind: 'file' } }, 'source', 'required'],
  [{ source: { ...keptSource, kind: 'simulated', animalCount: '401' } }, 'source', 'not-a-number'],
  [{ source: { ...keptSource, kind: 'simulated', seed: '-1' } }, 'source', 'not-a-number'],
] as const)('%j is told at %s: %s', (part, key, problem) => {
  expect(problemsOf(cameraRules, draft(part))).toEqual({ [key]: problem });
});

test('what the form takes the contract takes too', () => {
  expect(problemsOf(cameraRules, draft({ name: '🐖'.repeat(limits.name) }))).toEqual({});
  const source = { ...keptSource, kind: 'simulated' } as const;
  expect(changesOf(draft({ source }), camera)).toEqual([
    { key: 'source', value: { kind: 'simulated', seed: 1, species: 'pig', animalCount: 12, flooring: 'slatted' } },
  ]);
});
