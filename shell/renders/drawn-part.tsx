import type { RegisteredRemote } from '@barnwatch/shared/federation';
import type { ReactNode } from 'react';

interface DrawnPartProps {
  /** From `partName`. */
  readonly part: string;
  readonly children: ReactNode;
}

/** Stands around what a part of a remote draws, so that it can be told which part draws itself without end. */
export function DrawnPart({ children }: DrawnPartProps): ReactNode {
  return children;
}

/** One screen or widget among all of the suite. */
export function partName({ name }: Pick<RegisteredRemote, 'name'>, { module }: { readonly module: string }): string {
  return `${name} ${module}`;
}
