import { DailyDataRow } from '../controls/daily-data-row';
import { LanguageRow, MotionRow, TextSizeRow, ThemeRow } from '../controls/display-rows';
import { DurationRow, FactorRow, SwitchRow } from '../controls/plain-rows';
import { EndingSwitchRow } from '../developer/developer-rows';
import { LogRow } from '../developer/log-row';
import { OverrideRow } from '../developer/override-row';
import { BrowserMessagesRow } from '../notifications/browser-messages-row';
import { QuietHoursRow } from '../notifications/quiet-hours-row';
import { SeverityRow } from '../notifications/severity-row';
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
    case 'incidentSound':
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
    case 'listSeverity':
    case 'saySeverity':
      return <SeverityRow row={row} />;
    case 'quietHours':
      return <QuietHoursRow />;
    case 'browserMessages':
      return <BrowserMessagesRow />;
    case 'storage':
      return <StorageRow />;
    case 'portable':
      return <PortableRow />;
    case 'reset':
      return <ResetRow />;
    case 'developerOptions':
    case 'permissionSimulation':
      return <EndingSwitchRow row={row} />;
    case 'remoteOverride':
      return <OverrideRow />;
    case 'log':
      return <LogRow />;
  }
}
