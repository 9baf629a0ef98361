import { quickLife } from '../harness/killed-device';
import { killsWanted } from './killing/kill-count';
import { deviceCount, killedDevices } from './killing/killed-devices';
import type { Bench } from './measurement';

const wholeKills = 50;
/**
 * A write is on the device some hundredths of a second after *Save*, on its way soon after that, and tried again after
 * a second, then two: a kill falls anywhere in it, ms.
 */
const killedWithinMs = 4_000;

export const outboxKills: Bench = {
  name: 'OUTBOX-KILLS',
  title: 'Browsers killed at random moments of the life of what waits in the outbox (F24, F25)',
  onlyByName: true,
  async measure(surroundings) {
    const wanted = killsWanted(wholeKills, deviceCount);
    const { devices, countedLives, arrived } = await killedDevices(surroundings, 'outbox-kills');
    let rounds = 0;
    await Promise.all(
      devices.map(async (device, number) => {
        for (let life = number; life < wanted; life += deviceCount) {
          surroundings.signal.throwIfAborted();
          // Half of them early, where most happens.
          await device.live(life, life % 4 < 2 ? quickLife : { ...quickLife, killedWithinMs });
          rounds += 1;
        }
        await device.sendTheRest();
      }),
    );
    const killed = new Map<string, number>();
    for (const { killedAt } of devices)
      for (const [where, count] of killedAt) killed.set(where, (killed.get(where) ?? 0) + count);
    return [
      countedLives(rounds, wholeKills),
      {
        what: 'where the write stood at the kill',
        goal: '',
        figure: [...killed].map(([where, count]) => `${count} ${where}`).join(', '),
        met: null,
        madeOf: [],
        values: Object.fromEntries(killed),
      },
      ...(await arrived()),
    ];
  },
};
