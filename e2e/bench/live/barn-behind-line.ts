import { type Front, startFront } from '../network/front';
import { type Line, openLine } from '../network/line';
import { redirectBarn } from '../network/redirect-barn';
import { northBarn } from '../surroundings/barns';
import type { Surroundings } from '../surroundings/surroundings';

/** A suite in which North barn is reached over a line that can be stalled and cut, and in no other way. */
export interface BarnBehindLine {
  readonly suite: Front;
  readonly line: Line;
  close(): Promise<void>;
}

export async function putBarnBehindLine(surroundings: Surroundings): Promise<BarnBehindLine> {
  const demo = await surroundings.demo();
  const line = await openLine(surroundings.port('line'), Number(new URL(demo.north.address).port));
  const suite = await startFront({
    target: demo.suiteAddress,
    port: surroundings.port('suite'),
    changeRegistry: (suiteJson) => redirectBarn(suiteJson, northBarn.id, line.port),
  });
  return {
    suite,
    line,
    async close() {
      await Promise.all([suite.close(), line.close()]);
    },
  };
}
