import { useInstances, usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { useEffect, useMemo, useRef } from 'react';
import { useSuite } from '../suite/suite-context';
import { recentKey } from './recent-entries';
import type { Standing } from './screen-entries';
import { actionsPart, barnsPart, type FinderActions, screensPart } from './shell-parts';
import type { SoughtPart } from './sought-part';
import { type Contributions, useContributions } from './use-contributions';

export interface SoughtParts extends Contributions {
  /** The `recentKey` of whoever is here. */
  readonly recentKey: string;
  /** In the order in which they are wanted: screens, what remotes have told, other barns, what the frame can do. */
  readonly parts: readonly SoughtPart[];
}

/** All that can be found from here. */
export function useSoughtParts(actions: FinderActions): SoughtParts {
  const { t } = useTexts();
  const { registry } = useSuite();
  const { language } = useLanguage();
  const selected = useSelectedBarn();
  const instances = useInstances();
  const permissions = usePermissions();
  const barnId = selected?.loggedIn ? selected.globalUniqueIdentifier : null;
  const standing = useMemo<Standing>(() => ({ barnId, permissions, language }), [barnId, permissions, language]);
  const contributions = useContributions(registry, standing);
  const { told } = contributions;
  const latest = useLatest(actions);

  const screens = useMemo(() => screensPart(registry, standing, t), [registry, standing, t]);
  const barns = useMemo(() => barnsPart(instances, selected, t), [instances, selected, t]);
  const ofFrame = useMemo(() => {
    const now: FinderActions = {
      onAccount: () => latest.current.onAccount(),
      onKeys: () => latest.current.onKeys(),
      onSignOut: () => latest.current.onSignOut(),
    };
    return actionsPart(now, barnId !== null, t);
  }, [latest, barnId, t]);
  const ofRemotes = useMemo(
    () =>
      told.flatMap(([remote, contribution]) =>
        contribution?.state === 'told'
          ? contribution.parts.map((part): SoughtPart => ({ ...part, key: `${remote}/${part.id}` }))
          : [],
      ),
    [told],
  );
  const parts = useMemo(() => [screens, ...ofRemotes, barns, ofFrame], [screens, ofRemotes, barns, ofFrame]);
  const accountId = selected?.accountId ?? '';
  return { ...contributions, recentKey: recentKey(barnId === null ? null : { barnId, accountId }), parts };
}

/** The frame makes its actions anew with each drawing; what is found keeps its identity. */
function useLatest(actions: FinderActions): { readonly current: FinderActions } {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  }, [actions]);
  return latest;
}
