import type { SettingName } from '@barnwatch/shared/settings';

/** What stands on the settings' screens, in the order in which it stands there. Its words are `setting.<row>` in the texts. */
export const settingSections = {
  display: ['language', 'theme', 'textSize', 'motion'],
  cameras: ['camerasWithoutTags', 'frameInterval', 'dataSaver', 'dailyData'],
  figures: ['graphDuration', 'animalDistributionFactor'],
  notifications: ['listSeverity', 'saySeverity', 'quietHours', 'incidentSound', 'browserMessages'],
  device: ['storage', 'portable', 'reset'],
  developer: ['developerOptions', 'timestampMode', 'permissionSimulation', 'remoteOverride', 'log'],
} as const;

export type SettingSection = keyof typeof settingSections;

export const sectionNames = Object.keys(settingSections) as readonly SettingSection[];

/** Product 3.17, labs: what is being tried, each switched by itself. */
export const labRows = ['stayAwake'] as const satisfies readonly SettingName[];

export type LabRow = (typeof labRows)[number];

export type SettingRow = (typeof settingSections)[SettingSection][number] | LabRow;

/** Those that are there only while the developer options are on. */
const ofDevelopers: ReadonlySet<SettingRow> = new Set([
  'timestampMode',
  'permissionSimulation',
  'remoteOverride',
  'log',
]);

/** For whom settings are shown. */
export interface SettingReader {
  /** The developer options are on. */
  readonly isDeveloper: boolean;
  /** The deployment has incidents, and the account may see those of its barn. */
  readonly hasIncidents: boolean;
  /** The deployment names addresses from which a remote may come. */
  readonly mayOverride: boolean;
}

/** The rows of a section for whoever is here. */
export function rowsOf(
  section: SettingSection,
  { isDeveloper, hasIncidents, mayOverride }: SettingReader,
): readonly SettingRow[] {
  if (section === 'notifications' && !hasIncidents) return [];
  const rows: readonly SettingRow[] = settingSections[section];
  return rows.filter((row) => (isDeveloper || !ofDevelopers.has(row)) && (mayOverride || row !== 'remoteOverride'));
}
