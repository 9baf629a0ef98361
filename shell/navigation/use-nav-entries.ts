import { usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useLanguage } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import { useSuite } from '../suite/suite-context';
import { type NavEntry, navEntries } from './nav-entries';

/** The entries for whoever is here now. */
export function useNavEntries(): readonly NavEntry[] {
  const places = useNavPlaces();
  return useMemo(() => places.filter(({ isAwaited }) => !isAwaited), [places]);
}

/** The same, and those that may come when it is known what somebody may do here: nothing moves then. */
export function useNavPlaces(): readonly NavEntry[] {
  const { registry } = useSuite();
  const { language } = useLanguage();
  const barn = useSelectedBarn();
  const permissions = usePermissions();
  const barnId = barn?.loggedIn ? barn.globalUniqueIdentifier : null;
  const known = barn?.loggedIn && !barn.permissionsKnown ? null : permissions;
  return useMemo(() => navEntries(registry, barnId, known, language), [registry, barnId, known, language]);
}
