import { isLanguage, type Language } from '@barnwatch/shared/i18n';
import { isSettingValue, type SettingName } from '@barnwatch/shared/settings';
import { type ThemeChoice, themeChoices } from '@barnwatch/shared/ui';
import * as v from 'valibot';

/**
 * The settings that are taken to another device. Developer options are switched on where they are wanted, by hand; what
 * the suite remembers by itself (the unfolded group, layers) is no setting.
 */
export const portableNames = [
  'textSize',
  'motion',
  'camerasWithoutTags',
  'frameInterval',
  'dataSaver',
  'dailyData',
  'graphDuration',
  'animalDistributionFactor',
  'stayAwake',
] as const satisfies readonly SettingName[];

export type PortableName = (typeof portableNames)[number];

/** What a file of settings says; what it does not name stays as it is. */
export interface PortableSettings {
  readonly language: Language | null;
  readonly theme: ThemeChoice | null;
  readonly values: ReadonlyMap<PortableName, unknown>;
}

export type FileReading =
  | { readonly kind: 'read'; readonly settings: PortableSettings; readonly setAside: readonly string[] }
  | { readonly kind: 'unreadable'; readonly reason: 'too-large' | 'no-json' | 'other-file' | 'newer' };

const kind = 'barnwatch-settings';
const version = 1;

/** No file of ours has more. */
export const mostFileBytes = 100_000;

const fileSchema = v.object({
  kind: v.literal(kind),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  settings: v.record(v.string(), v.unknown()),
});

/** The settings as the text of a file. */
export function writeSettingsFile({ language, theme, values }: PortableSettings): string {
  const settings = { language, theme, ...Object.fromEntries(values) };
  return `${JSON.stringify({ kind, version, settings }, null, 2)}\n`;
}

/** Reads what somebody has chosen as a file of settings: each value that cannot be one is set aside, the others hold. */
export function readSettingsFile(text: string): FileReading {
  if (text.length > mostFileBytes) return { kind: 'unreadable', reason: 'too-large' };
  const parsed = parseJson(text);
  if (parsed === undefined) return { kind: 'unreadable', reason: 'no-json' };
  const file = v.safeParse(fileSchema, parsed);
  if (!file.success) return { kind: 'unreadable', reason: 'other-file' };
  if (file.output.version > version) return { kind: 'unreadable', reason: 'newer' };

  const values = new Map<PortableName, unknown>();
  const setAside: string[] = [];
  let language: Language | null = null;
  let theme: ThemeChoice | null = null;
  for (const [name, value] of Object.entries(file.output.settings)) {
    const known = portableNames.find((portable) => portable === name);
    if (known && isSettingValue(known, value)) values.set(known, value);
    else if (name === 'language' && typeof value === 'string' && isLanguage(value)) language = value;
    else if (name === 'theme' && themeChoices.some((choice) => choice === value)) {
      theme = themeChoices.find((choice) => choice === value) ?? null;
    } else setAside.push(name);
  }
  return { kind: 'read', settings: { language, theme, values }, setAside };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
