import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BarnApi } from '../../harness/barn-api';
import { KilledDevice } from '../../harness/killed-device';
import type { Measurement } from '../measurement';
import { signIn } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';
import { countedNone, countedRounds } from './kill-count';

/** Two devices of one stockperson: each is a profile of its own, whose browser is killed again and again. */
export const deviceCount = 2;

export interface KilledDevices {
  readonly devices: readonly KilledDevice[];
  /** Given back at the end. */
  readonly folder: string;
  readonly sum: (of: (device: KilledDevice) => number) => number;
  /** How many rounds there were, and what was saved in them. */
  readonly countedLives: (rounds: number, whole: number) => Measurement;
  /** Of what was saved at the devices: what is not at the barn, what is there twice, and what nobody has saved. */
  readonly arrived: () => Promise<readonly Measurement[]>;
}

/** Devices that are signed in at the demo's north barn. */
export async function killedDevices(surroundings: Surroundings, name: string): Promise<KilledDevices> {
  const demo = await surroundings.demo();
  const folder = await mkdtemp(path.join(tmpdir(), `barnwatch-${name}-`));
  surroundings.atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const mark = `Killed ${Date.now().toString(36)}`;
  const place = {
    suite: demo.suiteAddress,
    barnName: 'North barn',
    barn: demo.north.address,
    username: 'stockperson',
  };
  const devices = Array.from(
    { length: deviceCount },
    (_, number) =>
      new KilledDevice({
        profile: path.join(folder, `device-${number}`),
        name: `${mark} device ${number}`,
        seed: Date.now() + number,
        suiteAddress: demo.suiteAddress,
        signIn: (page) => signIn(page, place),
      }),
  );
  for (const device of devices) surroundings.atEnd(() => device.end());
  for (const device of devices) await device.signIn();
  const sum = (of: (device: KilledDevice) => number) => devices.reduce((count, device) => count + of(device), 0);
  return {
    devices,
    folder,
    sum,
    countedLives(rounds, whole) {
      const written = sum((device) => device.written.size);
      const figure = `${rounds}, ${written} interventions`;
      return countedRounds('rounds, each ended by a kill', rounds, { whole, figure, values: { written } });
    },
    async arrived() {
      const barn = await BarnApi.signIn(demo.north.address);
      const titles = (await barn.incidents('barnIntervention')).flatMap(({ messagePayload }) =>
        messagePayload?.title?.startsWith(mark) ? [messagePayload.title] : [],
      );
      const written = devices.flatMap((device) => [...device.written]);
      const lost = written.filter((title) => !titles.includes(title));
      const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
      const strange = titles.filter((title) => !written.includes(title));
      return [
        countedNone('lost', lost.length, lost),
        countedNone('twice', twice.length, twice),
        countedNone('at the barn and never saved', strange.length, strange),
      ];
    },
  };
}
