import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { generatePath, useCanOpen } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { useMemo } from 'react';
import type { SettingReader } from './setting-rows';

/** For whom settings are shown here. */
export function useSettingReader(): SettingReader {
  const [isDeveloper] = useSetting('developerOptions');
  const canOpen = useCanOpen();
  const barnId = useSelectedBarn()?.globalUniqueIdentifier;
  const hasIncidents = barnId !== undefined && canOpen(generatePath('/dashboard/:barnId/incidents', { barnId }));
  return useMemo(() => ({ isDeveloper, hasIncidents }), [isDeveloper, hasIncidents]);
}
