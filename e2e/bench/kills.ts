import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { BarnApi } from '../harness/barn-api';
import { dice, KilledDevice, type Life, quickLife } from '../harness/killed-device';
import type { Bench, Measurement } from './measurement';
import { signIn } from './surroundings/session';

const wholeKills = 100;
const devices = 2;
/** Product F46: what storage takes in parts of the rounds, ms. */
const slownesses = [1_000, 3_000, 9_000, 30_000] as const;
/** Storage that is well for so long is not called ill, ms (product F46). */
const wellForMs = 10_000;

/** `BARNWATCH_KILLS`, else as many as the goal says. */
function killsWanted(): number {
  const wanted = Number(process.env.BARNWATCH_KILLS ?? wholeKills);
  if (!Number.isInteger(wanted) || wanted < devices)
    throw new Error(`BARNWATCH_KILLS is a whole number from ${devices}.`);
  return wanted;
}

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

function counted(what: string, count: number, madeOf: readonly string[] = []): Measurement {
  return { what, goal: '0', figure: String(count), met: count === 0, madeOf, values: { count } };
}

export const kills: Bench = {
  name: 'KILLS',
  title:
    'Interventions saved by browsers that are killed, on a busy machine with storage that is slow at times (F24, F46)',
  onlyByName: true,
  async measure(surroundings) {
    const wanted = killsWanted();
    const demo = await surroundings.demo();
    const folder = await mkdtemp(path.join(tmpdir(), 'barnwatch-kills-'));
    const mark = `Killed ${Date.now().toString(36)}`;
    const place = {
      suite: demo.suiteAddress,
      barnName: 'North barn',
      barn: demo.north.address,
      username: 'stockperson',
    };
    const killed = Array.from(
      { length: devices },
      (_, number) =>
        new KilledDevice({
          profile: path.join(folder, `device-${number}`),
          name: `${mark} device ${number}`,
          seed: Date.now() + number,
          suiteAddress: demo.suiteAddress,
          signIn: (page) => signIn(page, place),
        }),
    );
    for (const device of killed) surroundings.atEnd(() => device.end());
    surroundings.atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    for (const device of killed) await device.signIn();

    const beAlone = keepBusy(folder);
    surroundings.atEnd(beAlone);
    let rounds = 0;
    await Promise.all(
      killed.map(async (device, number) => {
        const randomBelow = dice(Date.now() + number);
        for (let life = number; life < wanted; life += devices) {
          await device.live(life, lifeOf(life, randomBelow));
          rounds += 1;
        }
        await device.sendTheRest(wellForMs);
      }),
    );

    const barn = await BarnApi.signIn(demo.north.address);
    const stored = (await barn.incidents('barnIntervention')).flatMap(({ incidentId, messagePayload }) =>
      messagePayload?.title?.startsWith(mark) ? [{ incidentId, title: messagePayload.title }] : [],
    );
    const titles = stored.map(({ title }) => title);
    const written = killed.flatMap((device) => [...device.written]);
    const lost = written.filter((title) => !titles.includes(title));
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
    const strange = titles.filter((title) => !written.includes(title));
    const sum = (of: (device: KilledDevice) => number): number =>
      killed.reduce((count, device) => count + of(device), 0);
    return [
      {
        what: 'rounds, each ended by a kill',
        goal: String(wholeKills),
        figure: `${rounds}, ${written.length} interventions`,
        met: rounds >= wholeKills ? true : null,
        madeOf: rounds < wholeKills ? ['shortened by BARNWATCH_KILLS'] : [],
        values: { rounds, written: written.length },
      },
      counted('lost', lost.length, lost),
      counted('twice', twice.length, twice),
      counted('at the barn and never saved', strange.length, strange),
      {
        what: 'lives that found a draft to go on with',
        goal: '',
        figure: String(sum(({ drafts }) => drafts)),
        met: null,
        madeOf: [],
        values: {},
      },
      counted(
        'banners after 10 s of health',
        sum(({ falseBanners }) => falseBanners),
      ),
    ];
  },
};
