import type { ReactNode } from 'react';
import type { Clock } from '../clock/clock';
import { ClockContext } from '../clock/clock-context';
import type { Themes } from '../theme/themes';
import { ThemesContext } from '../theme/themes-context';
import type { Toasts } from '../toasts/toasts';
import { ToastsContext } from '../toasts/toasts-context';
import { ToastsRegion } from '../toasts/toasts-region';
import { useDisplay } from './use-display';

export interface InterfaceRootProps {
  readonly themes: Themes;
  readonly clock: Clock;
  readonly toasts: Toasts;
  readonly children: ReactNode;
}

/** What every component of this door needs above it, once per page, itself below a `TextsProvider` and the suite's store. */
export function InterfaceRoot({ themes, clock, toasts, children }: InterfaceRootProps) {
  useDisplay();
  return (
    <ThemesContext value={themes}>
      <ClockContext value={clock}>
        <ToastsContext value={toasts}>
          {children}
          <ToastsRegion />
        </ToastsContext>
      </ClockContext>
    </ThemesContext>
  );
}
