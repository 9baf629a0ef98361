import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { dice, type Life, quickLife } from '../harness/killed-device';
import { countedNone, killsWanted } from './killing/kill-count';
import { deviceCount, killedDevices } from './killing/killed-devices';
import type { Bench } from './measurement';

const wholeKills = 100;
/** Product F46: what storage takes in parts of the rounds, ms. */
const slownesses = [1_000, 3_000, 9_000, 30_000] as const;
/** Storage that is well for so long is not called ill, ms (product F46). */
const wellForMs = 10_000;

/** Cores and disk are wanted by others, as on a shared machine. @returns its end */
function keepBusy(folder: string): () => Promise<void> {
  const program = path.join(repository, 'deploy/test/busy/keep-busy.mjs');
  const others: ChildProcess[] = [fork(program, { stdio: 'ignore' }), fork(program, { stdio: 'ignore' })];
  const file = path.join(folder, 'busy-disk');
  const write = `while :; do dd if=/dev/zero of='${file}' bs=1M count=64 conv=fsync status=none || exit 1; done`;
  others.push(spawn('sh', ['-c', write], { stdio: 'ignore' }));
  return async () => {
    for (const other of others) {
      const ended = once(other, 'exit');
      other.kill();
      await ended;
    }
    await rm(file, { force: true });
  };
}

/** Of ten lives four are quick, three become slow while they save, two are slow from the start, one gets well again. */
function lifeOf(number: number, randomBelow: (below: number) => number): Life {
  const slowness = slownesses[randomBelow(slownesses.length)] ?? slownesses[0];
  const slow: Life = { ...quickLife, slowFromSavingMs: slowness, killedWithinMs: 8_000 };
  switch (number % 10) {
    case 1:
    case 4:
    case 7:
      return slow;
    case 2:
    case 8:
      return { ...slow, slowFromStartMs: slownesses[randomBelow(2)] ?? slownesses[0] };
    case 5:
      return { ...slow, wellForMs };
    default:
      return quickLife;
  }
}

export const kills: Bench = {
  name: 'KILLS',
  title:
    'Interventions saved by browsers that are killed, on a busy machine with storage that is slow at times (F24, F46)',
  onlyByName: true,
  async measure(surroundings) {
    const wanted = killsWanted(wholeKills, deviceCount);
    const { devices, folder, sum, countedLives, arrived } = await killedDevices(surroundings, 'kills');
    surroundings.atEnd(keepBusy(folder));
    let rounds = 0;
    await Promise.all(
      devices.map(async (device, number) => {
        const randomBelow = dice(Date.now() + number);
        for (let life = number; life < wanted; life += deviceCount) {
          surroundings.signal.throwIfAborted();
          await device.live(life, lifeOf(life, randomBelow));
          rounds += 1;
        }
        await device.sendTheRest(wellForMs);
      }),
    );
    return [
      countedLives(rounds, wholeKills),
      ...(await arrived()),
      {
        what: 'lives that found a draft to go on with',
        goal: '',
        figure: String(sum(({ drafts }) => drafts)),
        met: null,
        madeOf: [],
        values: {},
      },
      countedNone(
        'banners after 10 s of health',
        sum(({ falseBanners }) => falseBanners),
      ),
    ];
  },
};
