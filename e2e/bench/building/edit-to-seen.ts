import type { Page } from '@playwright/test';
import { type Development, serveDevelopment } from '../../harness/development';
import type { Measurement } from '../measurement';
import { median } from '../statistics';
import { northBarn, northSession } from '../surroundings/barns';
import { inContext } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';
import { milliseconds } from '../units';

const rounds = 8;

/** What is edited: one after the other, so that each begins in a page that has taken over the one before. */
const kinds = ['code', 'styles', 'texts', 'descriptor'] as const;
type Kind = (typeof kinds)[number];

/** Edits a file so that something else is to be seen, which the returned words or length tell. */
function editOf(kind: Kind, round: number, { edit }: Development): string {
  const number = (of: number) => (of === 0 ? '' : String(of));
  const changed = (file: string, of: (at: number) => string): void => edit(file, of(round), of(round + 1));
  switch (kind) {
    case 'code':
      changed('feeding/feeding.tsx', (at) => `pressed${number(at)} $`);
      return `pressed${round + 1} 1`;
    case 'styles':
      changed('feeding/feeding.module.css', (at) => `.camera {${at === 0 ? '' : `\n  outline: ${at}px solid;`}`);
      return `${round + 1}px`;
    case 'texts':
      changed('texts/en.json', (at) => `"title": "Feeding${number(at)}"`);
      return `Feeding${round + 1}`;
    case 'descriptor':
      changed('remote.ts', (at) => `titleKey: 'feeding.${at % 2 === 0 ? 'title' : 'none'}',\n      to:`);
      return round % 2 === 0 ? 'This barn has no cameras yet.' : `Feeding${round + 1}`;
  }
}

/** Waits until a picture of the page shows it. */
async function untilSeen(page: Page, kind: Kind, expected: string): Promise<void> {
  await page.evaluate(
    ({ kind, expected }) => {
      const wordsOf = (selector: string) => [...document.querySelectorAll(selector)].map((place) => place.textContent);
      const isThere = () => {
        switch (kind) {
          case 'code':
            return wordsOf('main button').includes(expected);
          case 'styles':
            return [...document.querySelectorAll('main button')].some(
              (button) => getComputedStyle(button).outlineWidth === expected,
            );
          case 'texts':
            return wordsOf('main h1').includes(expected);
          case 'descriptor':
            return wordsOf('nav a').some((words) => words?.includes(expected));
        }
      };
      return new Promise<void>((resolve) => {
        const look = () => (isThere() ? resolve() : requestAnimationFrame(look));
        look();
      });
    },
    { kind, expected },
  );
}

/** Of one remote beside released ones: from the moment that a file is written until the open page shows it, ms. */
async function timesOf(page: Page, development: Development): Promise<Readonly<Record<Kind, readonly number[]>>> {
  const times: Record<Kind, number[]> = { code: [], styles: [], texts: [], descriptor: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const startedAt = performance.now();
      await untilSeen(page, kind, editOf(kind, round, development));
      times[kind].push(performance.now() - startedAt);
    }
  }
  // A page that came anew would have lost what was pressed.
  await page.getByRole('button', { name: `pressed${rounds} 1` }).waitFor();
  return times;
}

/** Edits under `npm run dev -- <remote>`, the state of the page kept throughout. */
export async function editToSeen(surroundings: Surroundings, mostMs: number): Promise<readonly Measurement[]> {
  const [{ registryFolder }, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
  const session = await northSession(surroundings);
  const port = surroundings.port('suite');
  const address = `http://localhost:${port}`;
  const development = await serveDevelopment({ port, registryFolder });
  try {
    const times = await inContext(browser, { storageState: await session.storageAt(address) }, async (context) => {
      const page = await context.newPage();
      await page.goto(`${address}/dashboard/${northBarn.id}/feeding`);
      await page.getByRole('button', { name: 'pressed 0' }).click();
      return timesOf(page, development);
    });
    return kinds.map((kind) => {
      const worst = Math.max(...times[kind]);
      return {
        what: `edit to seen, ${kind}: median of ${rounds}`,
        goal: `≤ ${mostMs / 1000} s`,
        figure: milliseconds(median(times[kind])),
        met: worst <= mostMs,
        madeOf: [`worst ${milliseconds(worst)}; the goal is held against it`, times[kind].map(milliseconds).join(', ')],
        values: { ms: times[kind] },
      };
    });
  } finally {
    await development.stop();
  }
}
