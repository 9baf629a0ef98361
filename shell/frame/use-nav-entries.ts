import { usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useLanguage } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import { useSuite } from '../suite/suite-context';
import { type NavEntry, navEntries } from './nav-entries';

/** The entries for whoever is here now. */
export function useNavEntries(): readonly NavEntry[] {
  const { registry } = useSuite();
  const { language } = useLanguage();
  const barn = useSelectedBarn();
  const permissions = usePermissions();
  const barnId = barn?.loggedIn ? barn.globalUniqueIdentifier : null;
  return useMemo(() => navEntries(registry, barnId, permissions, language), [registry, barnId, permissions, language]);
}
