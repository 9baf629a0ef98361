import { urgentLanes } from './commit-hook';
import { DrawnPart } from './drawn-part';

/** React's own record of one place of what is drawn. */
type Fiber = object;

const isFiber = (value: unknown): value is Fiber => typeof value === 'object' && value !== null;

function next(fiber: Fiber, way: 'child' | 'sibling' | 'return'): Fiber | null {
  const found: unknown = Reflect.get(fiber, way);
  return isFiber(found) ? found : null;
}

function asksUrgently(fiber: Fiber): boolean {
  const lanes: unknown = Reflect.get(fiber, 'lanes');
  return typeof lanes === 'number' && (lanes & urgentLanes) !== 0;
}

function partOf(fiber: Fiber): string | null {
  for (let at: Fiber | null = fiber; at !== null; at = next(at, 'return')) {
    if (Reflect.get(at, 'type') !== DrawnPart) continue;
    const properties: unknown = Reflect.get(at, 'memoizedProps');
    const part: unknown = isFiber(properties) ? Reflect.get(properties, 'part') : null;
    return typeof part === 'string' ? part : null;
  }
  return null;
}

/**
 * The parts of which something asks for another drawing right now. They are read where React keeps them, as its developer
 * tools do; should it keep them elsewhere, none is found, and a test fails. It looks at every place of the page: not for
 * each drawing.
 *
 * @param root what React tells its hook of a drawing
 */
export function partsAsking(root: object): readonly string[] {
  const parts = new Set<string>();
  const current: unknown = Reflect.get(root, 'current');
  const left: Fiber[] = isFiber(current) ? [current] : [];
  for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
    const part = asksUrgently(fiber) ? partOf(fiber) : null;
    if (part !== null) parts.add(part);
    for (const way of ['sibling', 'child'] as const) {
      const found = next(fiber, way);
      if (found !== null) left.push(found);
    }
  }
  return [...parts];
}
