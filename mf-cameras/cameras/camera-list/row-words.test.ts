import { tileWords } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { type StillFailure, stillFailures, stillRetryCauses } from '../../pictures/stills/still-answer';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { rowWords } from './row-words';

const key = (text: string) => text;
const barn = { clockOffsetMs: 0 };

const wordsOf = (camera: Camera, failure: StillFailure) => {
  const state = stillTileState(camera, failure, key, barn);
  return { state, words: rowWords(tileWords(state, true, key, 'en'), state, failure, key) };
};

test.each(stillFailures)('%s: what is tried again is told in one line, all else as on a tile', (code) => {
  const { state, words } = wordsOf(exampleCamera('a'), { code });
  if (state.kind !== 'retrying') expect(words.label).not.toContain('stillRetryCause');
  else expect(words).toMatchObject({ icon: 'retry', label: `stillRetryCause.${code}`, detail: null, wrong: true });
});

test('what the barn says of a camera comes before a request that failed', () => {
  expect(wordsOf(exampleCamera('a', { online: false }), { code: 'timeout' }).words.icon).toBe('offline');
});

test('each cause has words in both languages that fit beside a thumbnail', () => {
  for (const { stillRetryCause } of [en, de]) {
    expect(Object.keys(stillRetryCause).sort()).toEqual([...stillRetryCauses].sort());
    for (const words of Object.values(stillRetryCause)) expect(words.length).toBeLessThan(25);
  }
});
