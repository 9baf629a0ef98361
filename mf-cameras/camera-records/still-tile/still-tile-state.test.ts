import { pictureDamages } from '@barnwatch/shared/pictures/files';
import { stillFailures } from '../../pictures/stills/still-answer';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { exampleCamera } from '../record/example-camera';
import { stillTileState } from './still-tile-state';

const t = (key: string) => key;
const camera = exampleCamera('a');

test('a camera that works shows its still', () => {
  expect(stillTileState(camera, null, t)).toEqual({ kind: 'still' });
});

test('what the barn says of the camera comes before any failed request', () => {
  const failure = { code: 'timeout' } as const;
  const offline = { ...camera, online: false };
  expect(stillTileState(offline, failure, t)).toEqual({ kind: 'offline', lastSeen: camera.lastSeen });
  const hidden = { ...offline, privacy: { active: true, until: 5 } };
  expect(stillTileState(hidden, failure, t)).toEqual({ kind: 'privacy', until: 5 });
  expect(stillTileState({ ...hidden, tags: ['decommissioned'] }, failure, t)).toEqual({ kind: 'decommissioned' });
});

test.each([
  ['privacy', { kind: 'privacy' }],
  ['camera-offline', { kind: 'offline', lastSeen: camera.lastSeen }],
  ['damaged', { kind: 'damaged', reason: 'damage.undecodable' }],
  ['not-permitted', { kind: 'refused', reason: 'stillFailure.not-permitted' }],
  ['timeout', { kind: 'retrying', seconds: 0, cause: 'stillFailure.timeout' }],
  ['captive-portal', { kind: 'retrying', seconds: 0, cause: 'stillFailure.captive-portal' }],
  ['blocked-by-browser', { kind: 'retrying', seconds: 0, cause: 'stillFailure.blocked-by-browser' }],
  ['stranger', { kind: 'retrying', seconds: 0, cause: 'stillFailure.stranger' }],
] as const)('%s', (code, state) => {
  expect(stillTileState(camera, { code }, t)).toEqual(state);
});

test('every failure that is told has words in both languages', () => {
  for (const texts of [en, de]) {
    for (const damage of pictureDamages) expect(texts.damage[damage]).toBeTruthy();
    for (const code of stillFailures) {
      const state = stillTileState(camera, { code }, t);
      if (state.kind !== 'retrying' && state.kind !== 'refused') continue;
      expect(texts.stillFailure).toHaveProperty(code);
    }
  }
});
