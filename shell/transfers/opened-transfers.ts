import type { Transfers } from '@barnwatch/shared/transfers';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

export interface TransferSignViewProps {
  /** Where the navigation leads. */
  readonly paths: readonly string[];
  readonly transfers: Transfers;
}

/** The exports of this window, and what shows in the frame that they go on. */
export interface OpenedTransfers {
  readonly transfers: Transfers;
  readonly View: ComponentType<TransferSignViewProps>;
}

/** Once there was a reason to fetch them; null until then. */
export const openedTransfersAtom = atom<OpenedTransfers | null>(null);
