/** What a part can leave behind in the page, and goes on at the cost of everything else. */
export const leftoverKinds = ['intervals', 'listeners', 'nodes'] as const;

export type Tally = Readonly<Record<(typeof leftoverKinds)[number], number>>;

/** Counts what lives on in a page, by who was on screen when it came. */
export interface PageTally {
  /** From now on, what comes is the owner's; `null`: nobody's. */
  begin(owner: string | null): void;
  /** What of an owner's is still there. */
  of(owner: string): Tally;
}

/** The page as far as it is counted; tests give their own. */
export type CountedPage = EventTarget & Pick<Window, 'setInterval' | 'clearInterval'>;

interface Listening {
  readonly owner: string;
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
}

function isCapture(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

/**
 * Counts intervals, listeners of the window and of the document, and elements beside the suite's own, from now on.
 * Timers that end by themselves and listeners of elements go with what they belong to and are not counted.
 */
export function tallyPage(page: CountedPage = window, shown: Document = document): PageTally {
  const intervals = new Map<number, string>();
  const nodes = new Map<Node, string>();
  let listenings: readonly Listening[] = [];
  let owner: string | null = null;

  const setInterval = page.setInterval.bind(page);
  const clearInterval = page.clearInterval.bind(page);
  page.setInterval = (...given) => {
    const id = setInterval(...given);
    if (owner !== null) intervals.set(id, owner);
    return id;
  };
  page.clearInterval = (id) => {
    if (id !== undefined) intervals.delete(id);
    clearInterval(id);
  };

  function forget(gone: Omit<Listening, 'owner'>): void {
    listenings = listenings.filter(
      ({ target, type, listener, capture }) =>
        target !== gone.target || type !== gone.type || listener !== gone.listener || capture !== gone.capture,
    );
  }
  function count(target: EventTarget): void {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) => {
      add(type, listener, options);
      if (owner === null || listener === null || (typeof options === 'object' && options.once)) return;
      const listening = { owner, target, type, listener, capture: isCapture(options) };
      forget(listening);
      listenings = [...listenings, listening];
      const signal = typeof options === 'object' ? options.signal : undefined;
      signal?.addEventListener('abort', () => forget(listening), { once: true });
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) => {
      remove(type, listener, options);
      if (listener !== null) forget({ target, type, listener, capture: isCapture(options) });
    };
  }
  count(page);
  count(shown);

  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) nodes.delete(node);
      if (owner !== null) for (const node of addedNodes) nodes.set(node, owner);
    }
  }).observe(shown.body, { childList: true });

  const ofOwner = (name: string) => (each: string) => each === name;
  return {
    begin(next) {
      owner = next;
    },
    of: (name) => ({
      intervals: [...intervals.values()].filter(ofOwner(name)).length,
      listeners: listenings.filter((each) => each.owner === name).length,
      nodes: [...nodes.values()].filter(ofOwner(name)).length,
    }),
  };
}
