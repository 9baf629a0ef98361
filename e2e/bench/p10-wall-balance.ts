import { setTimeout as wait } from 'node:timers/promises';
import { until } from './in-page/until';
import type { Bench, Measurement } from './measurement';
import type { Surroundings } from './surroundings/surroundings';
import { megabytes, ratio } from './units';
import { type DocumentOutline, documentOutline, filesOf, outlineDifferences } from './wall/document-outline';
import { wallCameras } from './wall/grid-of-many';
import { rendererMemory } from './wall/renderer-memory';
import { type ThingCounts, thingCounts } from './wall/thing-counts';
import { type WallAlone, withWallAlone } from './wall/wall-alone';

const refreshes = 10_000;
/** Twelve cameras, each with a still every ten seconds, for eight hours. */
const refreshesOfEightHours = (12 * 8 * 3_600) / 10;
const comparedWith = 500;
const mostGrowth = 1.1;
const timeoutMs = 900_000;
/** Longer than the pause between two stills: every camera is due, and no timer waits for one. */
const heldMs = 1_500;

const things = ['objectUrls', 'timers', 'listeners', 'nodes'] as const satisfies readonly (keyof ThingCounts)[];

interface AtRest {
  readonly counts: ThingCounts;
  readonly outline: DocumentOutline;
  readonly memory: number;
  readonly answered: number;
}

/**
 * What is held while the barn keeps its answers back: each time as many requests are under way, each with its timer
 * and its listeners, and nothing else happens.
 */
async function heldAtRest({ target, barn }: WallAlone, answered: () => number): Promise<AtRest> {
  const release = barn.hold();
  try {
    await wait(heldMs);
    const held = await thingCounts(target);
    const outline = await documentOutline(target);
    const counts = { ...held, nodes: held.nodes - filesOf(outline) };
    return { counts, outline, memory: await rendererMemory('chromium'), answered: answered() };
  } finally {
    release();
  }
}

export const balanceOfAWall: Bench = {
  name: 'P10',
  title: `${refreshes} still refreshes on a wall of ${wallCameras} cameras`,
  measure: (surroundings) => balanceAfter(surroundings, refreshes),
};

export const eightHoursOfAWall: Bench = {
  name: 'WALL-8H',
  title: `Eight hours of a wall of twelve cameras, compressed: ${refreshesOfEightHours} refreshes of ${wallCameras} cameras, one a second each`,
  onlyByName: true,
  measure: (surroundings) => balanceAfter(surroundings, refreshesOfEightHours),
};

function balanceAfter(surroundings: Surroundings, wanted: number): Promise<readonly Measurement[]> {
  return withWallAlone(surroundings, async (wall) => {
    const start = wall.barn.stills.length;
    const answered = () => wall.barn.stills.length - start;
    const after = async (count: number) => {
      await until(`${count} stills`, timeoutMs, async () => (answered() >= count ? true : undefined));
      return heldAtRest(wall, answered);
    };
    const early = await after(comparedWith);
    const late = await after(wanted);
    const growth = late.memory / early.memory;
    const balance = things.map((name) => ({ name, difference: late.counts[name] - early.counts[name] }));
    const worst = Math.max(...balance.map(({ difference }) => difference));
    return [
      {
        what: 'object URLs, timers, listeners, nodes besides tags of files',
        goal: 'balance 0',
        figure: balance.map(({ difference }) => (difference > 0 ? `+${difference}` : String(difference))).join(', '),
        met: worst <= 0,
        madeOf: [
          ...[early, late].map(
            (one) => `after ${one.answered}: ${things.map((name) => `${name} ${one.counts[name]}`).join(', ')}`,
          ),
          ...outlineDifferences(early.outline, late.outline),
        ],
        values: { early: early.counts, late: late.counts },
      },
      {
        what: `process memory ÷ after ${comparedWith}`,
        goal: `≤ ${mostGrowth}`,
        figure: ratio(growth),
        met: growth <= mostGrowth,
        madeOf: [early, late].map(
          (one) => `after ${one.answered}: ${megabytes(one.memory)}, JavaScript ${megabytes(one.counts.heapBytes)}`,
        ),
        values: { early: early.memory, late: late.memory },
      },
    ];
  });
}
