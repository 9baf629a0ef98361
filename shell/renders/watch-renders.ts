import { listenToCommits } from './commit-hook';
import { partsAsking } from './parts-asking';
import { createRenderBudget } from './render-budget';

/** Tells each time that something draws itself without end: the parts that ask for it, none where it cannot be told. */
export type EndlessRenders = (onNoticed: (parts: readonly string[]) => void) => void;

const userActions = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/**
 * Watches for a part that draws itself anew without end. It would keep React busy for ever, and nothing else of the page
 * would come.
 */
export function watchRenders(page: EventTarget = globalThis, now = () => performance.now()): EndlessRenders {
  const budget = createRenderBudget();
  const listeners = new Set<(parts: readonly string[]) => void>();
  const wantedBefore = new WeakSet<object>();
  listenToCommits(page, {
    drawn(root, isMoreWanted) {
      if (isMoreWanted) wantedBefore.add(root);
      else wantedBefore.delete(root);
    },
    effectsRan(root, isMoreWanted) {
      if (!budget.drawn(isMoreWanted && !wantedBefore.has(root), now())) return;
      const parts = partsAsking(root);
      // Not within React's own work.
      setTimeout(() => {
        for (const tell of listeners) tell(parts);
      });
    },
  });
  for (const action of userActions) page.addEventListener(action, budget.userActed, { capture: true, passive: true });
  return (onNoticed) => void listeners.add(onNoticed);
}
