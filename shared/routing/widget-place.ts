import { type ComponentType, createContext, type ReactNode } from 'react';

/** What the shell needs to know to put a widget of some remote into its place. */
export interface WidgetPlaceProps {
  readonly name: string;
  /** Of the contract that the place speaks. */
  readonly version: number;
  /** What cannot be shown where the widget fails, in words. */
  readonly what: string;
  /** As the contract says; whoever draws the widget checks them. */
  readonly given: object;
  /** In place of a widget that this deployment does not have, or that the account may not see. */
  readonly fallback: ReactNode;
  readonly loading: ReactNode;
}

export type WidgetPlace = ComponentType<WidgetPlaceProps>;

/** Brings what draws widgets; filled by the shell. Without it there are none. Stands here for the `widgets` door. */
export const WidgetPlaceContext = createContext<(() => Promise<WidgetPlace>) | null>(null);
