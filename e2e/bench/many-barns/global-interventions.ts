import type { Page } from '@playwright/test';
import { until } from '../in-page/until';
import type { Measurement } from '../measurement';
import { median } from '../statistics';
import { milliseconds, ratio } from '../units';
import { untilAtRest } from './at-rest';
import type { LightBarn } from './light-barn';
import { interventionsOfABarn } from './light-records';
import { inRounds } from './rounds';

/** Takes its time with every answer. */
const slowPlace = 30;

/** Takes calls and never answers. */
const awayPlace = 25;

/** Of the slowest barn's own answer. */
const mostOfSlowest = 1.2;

/** With an outage ÷ without one. */
const mostOfCalm = 1.1;

/** A list that is not complete by then never will be, ms. */
const listLimitMs = 20_000;

const list = '/api/incidents/query';
const steps = '/api/incidentEvents/query';

/** One opening of the list. Times in ms after the press on its link. */
interface Opening {
  /** When the page showed the answers of all barns but the slow one. */
  readonly othersShown: number;
  /** When it showed the answers of all that answer. */
  readonly complete: number;
  /** When the slow barn had answered. */
  readonly slowestAnswered: number;
  /** What the slow barn itself took, from the first sign of the question to its answer. */
  readonly slowestTook: number;
  /** Questions for the steps of the cards, at all barns. */
  readonly stepQuestions: number;
}

/** Has the page itself note the press, and when the answers of how many barns are in the list whole; ms since 1970 UTC. */
const watchList = `(() => {
  const shown = new Map();
  globalThis.barnsShown = shown;
  globalThis.pressedAt = null;
  document.addEventListener('click', () => { globalThis.pressedAt ??= Date.now(); }, { capture: true });
  const look = () => {
    const barns = document.querySelectorAll('details li [data-tone=good]').length;
    const [, records] = [...document.querySelectorAll('output')]
      .map(({ textContent }) => /^\\d+ of (\\d+) shown$/.exec(textContent ?? ''))
      .find((found) => found !== null) ?? [null, '0'];
    const complete = Math.min(barns, Math.floor(Number(records) / ${interventionsOfABarn}));
    if (!shown.has(complete)) shown.set(complete, Date.now());
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

/** When the page first showed the answers of so many barns, ms since 1970 UTC. */
async function shownAt(page: Page, barns: number): Promise<number> {
  return until(`the interventions of ${barns} barns`, listLimitMs, async () => {
    const first = await page.evaluate<number | null>(
      `Math.min(...[...globalThis.barnsShown].filter(([barns]) => barns >= ${barns}).map(([, at]) => at))`,
    );
    return first !== null && Number.isFinite(first) ? first : undefined;
  });
}

async function openOnce(page: Page, barns: readonly LightBarn[], away: boolean): Promise<Opening> {
  const [slow, gone] = [barns[slowPlace], barns[awayPlace]];
  if (slow === undefined || gone === undefined) throw new Error('There are too few barns.');
  await untilAtRest(barns);
  for (const barn of barns) barn.forget();
  slow.become('slow');
  if (away) gone.become('silent');
  try {
    await page.evaluate(watchList);
    await page.locator('a[href="/interventions"]:visible').first().click();
    const pressedAt = await page.evaluate<number>('globalThis.pressedAt');
    const reachable = barns.length - (away ? 1 : 0);
    const complete = await shownAt(page, reachable);
    const othersShown = await shownAt(page, reachable - 1);
    const { askedAt, answeredAt } = slow.asked(list) ?? {};
    if (askedAt === undefined || !answeredAt) throw new Error('The list was complete without the slow barn.');
    return {
      othersShown: othersShown - pressedAt,
      complete: complete - pressedAt,
      slowestAnswered: performance.timeOrigin + answeredAt - pressedAt,
      slowestTook: answeredAt - askedAt,
      stepQuestions: barns.reduce((sum, barn) => sum + (barn.asked(steps)?.questions ?? 0), 0),
    };
  } finally {
    slow.become('answers');
    gone.become('answers');
  }
}

function measurements(calm: readonly Opening[], stormy: readonly Opening[]): readonly Measurement[] {
  const of = (all: readonly Opening[], figure: (one: Opening) => number) => median(all.map(figure));
  const share = of(stormy, ({ complete, slowestTook }) => complete / slowestTook);
  const othersOf = (all: readonly Opening[]) => of(all, ({ othersShown }) => othersShown);
  const [without, withOutage] = [othersOf(calm), othersOf(stormy)];
  const delay = withOutage / without;
  const time = (figure: (one: Opening) => number) => milliseconds(of(stormy, figure));
  return [
    {
      what: 'interventions of all barns, one slow and one away: list complete ÷ the answer of the slowest that answers',
      goal: `≤ ${ratio(mostOfSlowest)}`,
      figure: ratio(share),
      met: share <= mostOfSlowest,
      madeOf: [
        `from the press on the link to the last barn's interventions on the page: ${time(({ complete }) => complete)}`,
        `the slow barn took ${time(({ slowestTook }) => slowestTook)} and had answered ${time(({ slowestAnswered }) => slowestAnswered)} after the press`,
        `questions for steps at all barns: ${of(stormy, ({ stepQuestions }) => stepQuestions)}; openings: ${stormy.length}`,
      ],
      values: { calm, stormy },
    },
    {
      what: 'the same until all but the slow one are on the page: one barn away ÷ none',
      goal: `≤ ${ratio(mostOfCalm)}`,
      figure: ratio(delay),
      met: delay <= mostOfCalm,
      madeOf: [`all barns answer: ${milliseconds(without)}; one is away: ${milliseconds(withOutage)}`],
      values: { without, withOutage },
    },
  ];
}

/**
 * Opens the list of all barns' interventions from a page that has reached all of them; then one barn becomes slow, and
 * every other time another goes away.
 * @param restart starts the suite afresh and returns when all barns are reached
 */
export async function measureGlobalInterventions(
  page: Page,
  barns: readonly LightBarn[],
  restart: () => Promise<void>,
): Promise<readonly Measurement[]> {
  const calm: Opening[] = [];
  const stormy: Opening[] = [];
  await inRounds('interventions of all barns, none away and one away', async () => {
    await restart();
    calm.push(await openOnce(page, barns, false));
    await restart();
    stormy.push(await openOnce(page, barns, true));
  });
  return measurements(calm, stormy);
}
