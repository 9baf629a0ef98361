import { demoPassword } from '../../deploy/demo/accounts';
import { BarnApi } from '../harness/barn-api';
import { words } from '../harness/words';
import { press, type, untilTrue } from './in-page';
import type { WalkedBrowser } from './walked-browser';

/** A server that can be away for a while. */
export interface Stoppable {
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface WalkedWorld {
  readonly suiteAddress: string;
  readonly barnAddress: string;
  readonly suite: Stoppable;
  readonly barn: Stoppable;
}

/** How a step of the walk went. */
export type StepOutcome =
  | { readonly kind: 'done'; readonly note: string }
  | { readonly kind: 'failed'; readonly why: string }
  /** A step before it is what it stands on. */
  | { readonly kind: 'not-tried' };

export interface Step {
  readonly title: string;
  /** The step without which it cannot be tried. */
  readonly needs?: string;
  /** @returns what is worth knowing beside that it went well */
  readonly run: (browser: WalkedBrowser, world: WalkedWorld) => Promise<string>;
}

const barn = '/dashboard/north-barn';
const incidents = (key: string) => words('mf-incidents', 'en', key);
/** So many that the first of them is on the device by then: what is shown is written a moment later. */
const several = 5;
const pictures = `[...document.querySelectorAll('main li img')].filter(({ naturalWidth }) => naturalWidth > 0).length`;
/** A first taking of all files on a busy machine, ms. */
const takenWithinMs = 90_000;

const onDevice = 'The whole suite is on the device: the service worker says ready';
const saved = 'With the barn away an intervention is recorded, and waits';

export const steps: readonly Step[] = [
  {
    title: 'The suite starts, and somebody signs in at a barn',
    async run(browser, { suiteAddress }) {
      await browser.navigate(`${suiteAddress}/dashboard/north-barn/camera`);
      await press(browser, '[role=dialog] button, dialog button', 'Confirm');
      await type(browser, 'input[name="username"]', 'manager');
      await type(browser, 'input[name="password"]', demoPassword);
      await press(browser, '[role=dialog] button, dialog button', words('mf-auth', 'en', 'signIn.submit'));
      await untilTrue(
        browser,
        'the cameras are there',
        `document.querySelector('main h1') && location.pathname === '${barn}/camera'`,
      );
      return '';
    },
  },
  {
    title: 'Cameras have their pictures',
    async run(browser) {
      await untilTrue(browser, `${several} stills are shown`, `${pictures} >= ${several}`);
      return '';
    },
  },
  {
    title: 'One camera is live',
    async run(browser, { suiteAddress }) {
      await browser.navigate(`${suiteAddress}${barn}/camera/pen-01`);
      const tile = `document.querySelector('main article[data-state]:not(li *)')`;
      const live = `['live', 'lagging'].includes(${tile}?.dataset.state)`;
      await untilTrue(browser, 'a live picture', live).catch(async (cause: Error) => {
        const told = await browser.evaluate(
          `[${tile}?.dataset.state, ${tile}?.innerText].join(': ').replace(/\\s+/g, ' ')`,
        );
        throw new Error(`${cause.message}; the tile says “${String(told).slice(0, 120)}”`);
      });
      return `by ${await browser.evaluate(`${tile}.querySelector('canvas') ? 'canvas' : 'video'`)}`;
    },
  },
  {
    title: 'Interventions are there',
    async run(browser, { suiteAddress }) {
      await browser.navigate(`${suiteAddress}${barn}/interventions`);
      await untilTrue(browser, 'a card', `document.querySelector('main article')`);
      return '';
    },
  },
  {
    title: onDevice,
    async run(browser, { suiteAddress }) {
      await browser.navigate(`${suiteAddress}/system-information`);
      const state = `document.querySelector('[data-offline]')?.dataset.offline`;
      await untilTrue(browser, 'ready', `${state} === 'ready'`, takenWithinMs).catch(async (cause: Error) => {
        throw new Error(`${cause.message}; it says “${await browser.evaluate(state)}”`);
      });
      return '';
    },
  },
  {
    title: 'With every server away it starts again, with the pictures that it had',
    needs: onDevice,
    async run(browser, { suiteAddress, suite, barn: away }) {
      await suite.stop();
      await away.stop();
      await browser.navigate(`${suiteAddress}${barn}/camera`);
      await untilTrue(browser, 'a still is shown', `${pictures} > 0`);
      return '';
    },
  },
  {
    title: saved,
    async run(browser, { suiteAddress, barn: away }) {
      await away.stop();
      await browser.navigate(`${suiteAddress}${barn}/interventions?intervention=new`);
      await press(browser, '[role=dialog] label, dialog label', incidents('interventionType.technical'));
      await type(browser, '[data-field="title"] input', titleIn(browser));
      await type(browser, '[data-field="description"] textarea', 'Recorded without a line.');
      await press(browser, '[role=dialog] button, dialog button', incidents('interventionForm.save'));
      const waiting = `document.querySelector('section[aria-label="${incidents('interventions.waitingTitle')}"]')`;
      await untilTrue(browser, 'it waits', `${waiting}?.innerText.includes(${JSON.stringify(titleIn(browser))})`);
      return '';
    },
  },
  {
    title: 'Back again, the intervention is at the barn, once',
    needs: saved,
    async run(browser, world) {
      await world.suite.start();
      await world.barn.start();
      await browser.evaluate(`void dispatchEvent(new Event('online'))`);
      const end = Date.now() + takenWithinMs;
      for (;;) {
        const api = await BarnApi.signIn(world.barnAddress);
        const stored = (await api.incidents('barnIntervention', 50)).filter(
          ({ messagePayload }) => messagePayload?.title === titleIn(browser),
        );
        if (stored.length === 1) return '';
        if (stored.length > 1) throw new Error(`it is there ${stored.length} times`);
        if (Date.now() > end) throw new Error('it is not there');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    },
  },
];

function titleIn({ version }: WalkedBrowser): string {
  return `Recorded in ${version}`;
}
