import { isPermitted } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { type AheadOfLoad, preloadScreen } from '../loader/preload-screen';
import { savesData } from '../loader/saves-data';
import { fetchWidgetPlace } from './fetch-widget-place';

/** Fetches ahead what a screen draws of other remotes, beside its own files: otherwise it would come one round trip later. */
export function preloadWidgets(
  { remotes, disabledRemotes }: Pick<SuiteRegistry, 'remotes' | 'disabledRemotes'>,
  names: readonly string[],
  permissions: readonly string[],
  urgency: 'now' | 'hint',
  ahead: AheadOfLoad,
): void {
  const offered = remotes
    .filter(({ name }) => !disabledRemotes.includes(name))
    .flatMap((remote) => (remote.widgets ?? []).map((widget) => ({ remote, widget })))
    .filter(({ widget: { name, permission } }) => {
      return names.includes(name) && (permission === undefined || isPermitted(permission, permissions));
    });
  if (offered.length === 0 || (urgency === 'hint' && savesData())) return;
  // Whoever draws it says what failed.
  fetchWidgetPlace().catch(() => undefined);
  for (const { remote, widget } of offered) {
    preloadScreen(remote, { ...widget, screen: widget.component }, urgency, ahead);
  }
}
