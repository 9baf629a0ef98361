import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { generatePath, useCanOpen } from '@barnwatch/shared/routing';
import { useRemoteOverride, useSetting } from '@barnwatch/shared/settings';
import { useMemo } from 'react';
import type { SettingReader } from './setting-rows';

/** For whom settings are shown here. */
export function useSettingReader(): SettingReader {
  const [isDeveloper] = useSetting('developerOptions');
  const canOpen = useCanOpen();
  const barnId = useSelectedBarn()?.globalUniqueIdentifier;
  const hasIncidents = barnId !== undefined && canOpen(generatePath('/dashboard/:barnId/incidents', { barnId }));
  const mayOverride = useRemoteOverride().place !== null;
  return useMemo(() => ({ isDeveloper, hasIncidents, mayOverride }), [isDeveloper, hasIncidents, mayOverride]);
}
