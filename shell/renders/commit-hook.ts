/** What is told of each drawing of a React root: whether more is wanted, before and after its effects have run. */
export interface CommitListener {
  drawn(root: object, isMoreWanted: boolean): void;
  effectsRan(root: object, isMoreWanted: boolean): void;
}

type HookCall = (renderer: unknown, root: unknown, ...more: readonly unknown[]) => unknown;

/** Where React announces itself, and what it then calls: the hook of its developer tools, in released builds as well. */
const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** What is asked for at once; React draws transitions and what is hidden when nothing of it is left. */
export const urgentLanes = 0b111111;

function isMoreWanted(root: object): boolean {
  const lanes: unknown = Reflect.get(root, 'pendingLanes');
  return typeof lanes === 'number' && (lanes & urgentLanes) !== 0;
}

/** The hook that is there (developer tools, hot reload), or one that does nothing. */
function presentHook(page: object): object {
  const present: unknown = Reflect.get(page, hookName);
  if (typeof present === 'object' && present !== null) return present;
  let renderers = 0;
  const own = { renderers: new Map(), supportsFiber: true, inject: () => ++renderers, checkDCE: () => undefined };
  Reflect.set(page, hookName, own);
  return own;
}

function join(hook: object, name: string, tell: (root: object) => void): void {
  const before: unknown = Reflect.get(hook, name);
  const joined: HookCall = (renderer, root, ...more) => {
    if (typeof root === 'object' && root !== null) tell(root);
    return typeof before === 'function' ? Reflect.apply(before, hook, [renderer, root, ...more]) : undefined;
  };
  Reflect.set(hook, name, joined);
}

/**
 * Listens to every drawing. Has to run before React does. React gives no other sign of them in a released build, short of
 * its profiling build, which is larger and slower; should it give this one up, nothing is told any more and a test fails.
 */
export function listenToCommits(page: object, { drawn, effectsRan }: CommitListener): void {
  const hook = presentHook(page);
  join(hook, 'onCommitFiberRoot', (root) => drawn(root, isMoreWanted(root)));
  join(hook, 'onPostCommitFiberRoot', (root) => effectsRan(root, isMoreWanted(root)));
}
