import { DailyDataRow } from '../controls/daily-data-row';
import { LanguageRow, MotionRow, TextSizeRow, ThemeRow } from '../controls/display-rows';
import { DurationRow, FactorRow, SwitchRow } from '../controls/plain-rows';
import { EndingSwitchRow } from '../developer/developer-rows';
import { LogRow } from '../developer/log-row';
import { PortableRow } from '../portable/portable-row';
import { ResetRow } from '../portable/reset-row';
import type { SettingRow } from '../rows/setting-rows';
import { StorageRow } from '../storage-use/storage-row';

/** One setting, as it is drawn. */
export function SettingRowView({ row }: { readonly row: SettingRow }) {
  switch (row) {
    case 'language':
      return <LanguageRow />;
    case 'theme':
      return <ThemeRow />;
    case 'textSize':
      return <TextSizeRow />;
    case 'motion':
      return <MotionRow />;
    case 'camerasWithoutTags':
    case 'dataSaver':
    case 'timestampMode':
    case 'stayAwake':
      return <SwitchRow row={row} />;
    case 'frameInterval':
    case 'graphDuration':
      return <DurationRow row={row} />;
    case 'dailyData':
      return <DailyDataRow />;
    case 'animalDistributionFactor':
      return <FactorRow />;
    case 'storage':
      return <StorageRow />;
    case 'portable':
      return <PortableRow />;
    case 'reset':
      return <ResetRow />;
    case 'developerOptions':
    case 'permissionSimulation':
      return <EndingSwitchRow row={row} />;
    case 'log':
      return <LogRow />;
  }
}
