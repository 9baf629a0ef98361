import { exampleCamera } from '../test-barn/example-camera';
import { cameraStates, stateRank } from './camera-state';

const offline = { online: false, lastSeen: 5000 };
const privacy = { privacy: { active: true, until: 9000 } };

test.each([
  [{}, [{ kind: 'online' }], 2],
  [offline, [{ kind: 'offline', since: 5000 }], 0],
  [{ online: false, lastSeen: null }, [{ kind: 'offline', since: null }], 0],
  [privacy, [{ kind: 'privacy', until: 9000 }], 1],
  [
    { ...privacy, ...offline },
    [
      { kind: 'privacy', until: 9000 },
      { kind: 'offline', since: 5000 },
    ],
    0,
  ],
  [{ ...offline, tags: ['decommissioned'] }, [{ kind: 'decommissioned' }], 3],
])('%j', (facts, states, rank) => {
  expect(cameraStates(exampleCamera('a', facts))).toEqual(states);
  expect(stateRank(exampleCamera('a', facts))).toBe(rank);
});
