import { createLeftovers } from './leftovers';
import { tallyPage } from './page-tally';

const original = { ...pick(window), document: pick(document) };
afterEach(() => {
  Object.assign(window, original);
  Object.assign(document, original.document);
  document.body.replaceChildren();
});

function pick({ addEventListener, removeEventListener }: Window | Document) {
  const { setInterval, clearInterval } = window;
  return { addEventListener, removeEventListener, setInterval, clearInterval };
}

function opened() {
  const waiting: (() => void)[] = [];
  const leftovers = createLeftovers(tallyPage(), (run) => waiting.push(run));
  const visit = async (part: string, doing: () => void) => {
    const leave = leftovers.visit(part, './screen');
    doing();
    // What was put into the page is told in a turn of its own.
    await Promise.resolve();
    leave();
    for (const run of waiting.splice(0)) run();
  };
  return { leftovers, visit };
}

const never = () => undefined;

test('what grows with each visit is counted, of the part that was on the page', async () => {
  const { leftovers, visit } = opened();
  const careless = () => {
    clearLater.push(window.setInterval(never, 1_000_000));
    window.addEventListener('resize', () => undefined);
    document.addEventListener('keydown', () => undefined, true);
    document.body.append(document.createElement('div'));
  };
  const clearLater: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await visit('careless', careless);
    await visit('careful', never);
  }
  expect(leftovers.of('careless')).toEqual({ intervals: 2, listeners: 4, nodes: 2 });
  expect(leftovers.of('careful')).toEqual({ intervals: 0, listeners: 0, nodes: 0 });
  expect(leftovers.of('never visited')).toEqual({ intervals: 0, listeners: 0, nodes: 0 });
  for (const id of clearLater) window.clearInterval(id);
});

test('what is cleaned up in any way, or made once for all, is not', async () => {
  const { leftovers, visit } = opened();
  let made = false;
  const careful = () => {
    const signal = new AbortController();
    const node = document.body.appendChild(document.createElement('div'));
    const id = window.setInterval(never, 1_000_000);
    window.addEventListener('resize', never);
    window.addEventListener('resize', never);
    window.addEventListener('focus', () => undefined, { signal: signal.signal });
    window.addEventListener('load', () => undefined, { once: true });
    if (!made) window.addEventListener('online', () => undefined);
    made = true;
    window.clearInterval(id);
    window.removeEventListener('resize', never);
    signal.abort();
    node.remove();
  };
  for (let round = 0; round < 3; round += 1) await visit('careful', careful);
  expect(leftovers.of('careful')).toEqual({ intervals: 0, listeners: 0, nodes: 0 });
});

test('listeners hear what they listen to', () => {
  opened().leftovers.visit('part', './screen');
  const heard = jest.fn();
  window.addEventListener('resize', heard);
  window.dispatchEvent(new Event('resize'));
  window.removeEventListener('resize', heard);
  window.dispatchEvent(new Event('resize'));
  expect(heard).toHaveBeenCalledTimes(1);
});
