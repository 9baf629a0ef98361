import type { TimeSpan } from '@barnwatch/shared/wire';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Block } from './blocks';

/** A hand that turns a wheel tells more often than this, ms. */
const restMs = 120;
/** So long a hand that goes on and on sees what is known coarsely, ms. */
const longestPassingMs = 600;

/**
 * The blocks to ask for. Through time they go with the view. On the way closer or further away, resolutions are passed
 * by that nobody looks at: the last blocks hold until the hand rests. A press of a key or a button is no such way.
 *
 * @param blocks the same for as long as they say the same
 */
export function useAskedBlocks(blocks: readonly Block[], view: TimeSpan): readonly Block[] {
  const [asked, setAsked] = useState(blocks);
  const last = useRef({ view, movedAt: Number.NEGATIVE_INFINITY, askedAt: Number.NEGATIVE_INFINITY });
  const isPassing = asked[0] !== undefined && asked[0].resolutionMs !== blocks[0]?.resolutionMs;
  useLayoutEffect(() => {
    const now = performance.now();
    const { movedAt, askedAt } = last.current;
    if (last.current.view !== view) last.current = { view, movedAt: now, askedAt };
    if (asked === blocks) return;
    const ask = () => {
      last.current = { ...last.current, askedAt: performance.now() };
      setAsked(blocks);
    };
    if (!isPassing || now - movedAt >= restMs || now - askedAt >= longestPassingMs) return ask();
    const timer = setTimeout(ask, restMs);
    return () => clearTimeout(timer);
  }, [view, blocks, asked, isPassing]);
  return isPassing ? asked : blocks;
}
