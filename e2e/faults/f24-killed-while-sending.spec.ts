import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timesTried } from '@barnwatch/shared/testing/thorough';
import { BarnApi } from '../harness/barn-api';
import { KilledDevice } from '../harness/killed-device';
import { NetworkRecorder } from '../harness/network-recorder';
import { PageWatch } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** Two devices of one stockperson: each is a profile of its own, whose browser is killed that often. */
const devices = 2;
const livesOfDevice = timesTried({ usually: 6, thoroughly: 25 });

test(`F24, F25: killed ${devices * livesOfDevice} times while interventions are saved and sent: each is at the barn once`, async () => {
  test.setTimeout(900_000);
  const mark = `Killed ${Date.now().toString(36)}`;
  const profiles: string[] = [];
  const killed: KilledDevice[] = [];
  for (let device = 1; device <= devices; device += 1) {
    const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-killed-'));
    profiles.push(profile);
    killed.push(
      new KilledDevice({
        profile,
        name: `${mark} device ${device}`,
        seed: 7 * device,
        suiteAddress: runningSuite().address,
        signIn: (page) =>
          new Suite(page, new PageWatch(page), new NetworkRecorder(page)).walkToCameras('north-barn', 'stockperson'),
      }),
    );
  }
  try {
    await Promise.all(
      killed.map(async (device) => {
        await device.signIn();
        for (let life = 0; life < livesOfDevice; life += 1) await device.live(life);
        await device.sendTheRest();
      }),
    );
    const barn = await BarnApi.signIn(runningSuite().north);
    const stored = (await barn.incidents('barnIntervention')).filter(({ messagePayload }) =>
      messagePayload?.title?.startsWith(mark),
    );
    const written = killed.flatMap((device) => [...device.written]);
    expect(stored.map(({ messagePayload }) => messagePayload?.title).toSorted()).toEqual(written.toSorted());
    for (const { incidentId } of stored) expect(await barn.eventCount(incidentId)).toBe(1);
  } finally {
    await Promise.all(killed.map((device) => device.end()));
    for (const profile of profiles) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
