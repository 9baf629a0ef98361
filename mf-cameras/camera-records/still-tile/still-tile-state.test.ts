import { pictureDamages } from '@barnwatch/shared/pictures/files';
import { stillFailures } from '../../pictures/stills/still-answer';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { exampleCamera } from '../record/example-camera';
import { stillTileState } from './still-tile-state';

const t = (key: string) => key;
const camera = exampleCamera('a');
const barn = { clockOffsetMs: 0 };

test('a camera that works shows its still', () => {
  expect(stillTileState(camera, null, t, barn)).toEqual({ kind: 'still' });
});

test('what the barn says of the camera comes before any failed request', () => {
  const failure = { code: 'timeout' } as const;
  const offline = { ...camera, online: false };
  expect(stillTileState(offline, failure, t, barn)).toEqual({ kind: 'offline', lastSeen: camera.lastSeen });
  const hidden = { ...offline, privacy: { active: true, until: 5 } };
  expect(stillTileState(hidden, failure, t, barn)).toEqual({ kind: 'privacy', until: 5 });
  expect(stillTileState({ ...hidden, tags: ['decommissioned'] }, failure, t, barn)).toEqual({ kind: 'decommissioned' });
});

test('times are told by the clock of the device, as everywhere else on the page', () => {
  const ahead = { clockOffsetMs: 3_600_000 };
  const offline = { ...camera, online: false, lastSeen: 5_000_000 };
  expect(stillTileState(offline, null, t, ahead)).toEqual({ kind: 'offline', lastSeen: 1_400_000 });
  const hidden = { ...camera, privacy: { active: true, until: 5_000_000 } };
  expect(stillTileState(hidden, null, t, ahead)).toEqual({ kind: 'privacy', until: 1_400_000 });
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
  expect(stillTileState(camera, { code }, t, barn)).toEqual(state);
});

test('every failure that is told has words in both languages', () => {
  for (const texts of [en, de]) {
    for (const damage of pictureDamages) expect(texts.damage[damage]).toBeTruthy();
    for (const code of stillFailures) {
      const state = stillTileState(camera, { code }, t, barn);
      if (state.kind !== 'retrying' && state.kind !== 'refused') continue;
      expect(texts.stillFailure).toHaveProperty(code);
    }
  }
});
