import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { Translate } from '@barnwatch/shared/i18n';
import { generatePath } from '@barnwatch/shared/routing';

import { type Standing, screenEntries } from './screen-entries';
import type { SoughtEntry, SoughtPart } from './sought-part';

/** Screens of the remotes and of the shell itself. Other words of the shell's own are texts: both languages have both. */
export function screensPart(registry: SuiteRegistry, standing: Standing, t: Translate): SoughtPart {
  const ofShell: SoughtEntry = {
    id: '/system-information',
    name: t('systemInformation.title'),
    words: [t('finder.also.systemInformation')],
    to: '/system-information',
    icon: 'info-system',
  };
  return {
    ...part('screens', 'grid', [...screenEntries(registry, standing), ofShell]),
    title: t('finder.screens'),
  };
}

/** What the frame can do besides leading somewhere. */
export interface FinderActions {
  readonly onAccount: () => void;
  readonly onKeys: () => void;
  readonly onSignOut: () => void;
}

/** What the frame itself can do. */
export function actionsPart(actions: FinderActions, isSignedIn: boolean, t: Translate): SoughtPart {
  const entry = (id: string, name: string, icon: string, run: () => void): SoughtEntry => ({
    id,
    name,
    icon,
    run,
    words: [t(`finder.also.${id}`)],
  });
  return {
    ...part('actions', 'settings', [
      entry('account', t('account.title'), 'settings', actions.onAccount),
      entry('language', t('language.title'), 'settings', actions.onAccount),
      entry('theme', t('theme.title'), 'contrast', actions.onAccount),
      entry('keys', t('keyMap.title'), 'list', actions.onKeys),
      ...(isSignedIn ? [entry('signOut', t('signOut.action'), 'logout', actions.onSignOut)] : []),
    ]),
    title: t('finder.actions'),
  };
}

/** Other barns; their names are the same in all languages. */
export function barnsPart(instances: readonly InstanceView[], selected: InstanceView | null, t: Translate): SoughtPart {
  const others = instances.filter(
    ({ type, globalUniqueIdentifier }) =>
      type === 'barn' && globalUniqueIdentifier !== selected?.globalUniqueIdentifier,
  );
  return {
    ...part(
      'barns',
      'barn',
      others.map((barn) => ({
        id: barn.globalUniqueIdentifier,
        name: shownName(barn),
        ...(!barn.loggedIn && { detail: t('entry.notSignedIn') }),
        words: [barn.name, barn.realWorldName, t('finder.also.barns')],
        to: generatePath('/dashboard/:barnId', { barnId: barn.globalUniqueIdentifier }),
      })),
    ),
    title: t('finder.barns'),
  };
}

function part(id: string, icon: string, entries: readonly SoughtEntry[]): Omit<SoughtPart, 'title'> {
  return { id, key: `shell/${id}`, icon, entries, state: 'ready' };
}
