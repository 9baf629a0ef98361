import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInWeek,
  minutesInDay,
  minutesInHour,
} from 'date-fns/constants';
import * as v from 'valibot';

/** Product 9.14: what a graph may span, in ms. */
export const graphDurations = [
  millisecondsInHour,
  millisecondsInDay,
  millisecondsInWeek,
  28 * millisecondsInDay,
] as const;

/** Product 9.15: the steps from one still to the next, in ms. */
export const frameIntervals = [
  1000,
  10_000,
  millisecondsInMinute,
  5 * millisecondsInMinute,
  10 * millisecondsInMinute,
  30 * millisecondsInMinute,
  millisecondsInHour,
  6 * millisecondsInHour,
  12 * millisecondsInHour,
  millisecondsInDay,
] as const;

const megabyte = 1_000_000;

/** What may be received in a day before data are saved, in bytes; 0 for as much as it takes. */
export const dailyDataLimits = [
  0,
  50 * megabyte,
  100 * megabyte,
  250 * megabyte,
  500 * megabyte,
  1_000 * megabyte,
  2_000 * megabyte,
] as const;

/** How large letters are, as a multiple of the size that the browser was told. */
export const textSizes = [1, 1.1, 1.25, 1.5, 2] as const;

/** Whether things move: as the device says, or as little as can be. */
export const motionChoices = ['system', 'reduced'] as const;

/** Product 3.19: from which severity of an incident on something is done, mildest first; or never. */
export const leastSeverities = ['none', 'low', 'middle', 'high', 'never'] as const;

/** Minutes since midnight. */
const timeOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(minutesInDay - 1));

/** What can be shown on the pictures of a camera canvas. */
export const canvasLayers = [
  'live',
  'names',
  'regions',
  'regionCounts',
  'heatmap',
  'counts',
  'incidents',
  'deadAnimals',
  'offline',
] as const;

export type CanvasLayer = (typeof canvasLayers)[number];

const firstLayers: readonly CanvasLayer[] = ['live', 'names', 'incidents', 'deadAnimals', 'offline'];

const remoteOverride = v.object({
  remote: v.pipe(v.string(), v.maxLength(100)),
  /** Where `remote.json` lies; ends in a slash. */
  address: v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^/?#]+\/([\w.-]+\/)*$/)),
  /** When it ends by itself, ms since 1970 UTC. */
  until: v.number(),
});

interface SettingDefinition {
  readonly schema: v.GenericSchema;
  /** What holds as long as nothing was chosen. */
  readonly standard: unknown;
}

/** Every setting of this device (product 3.17, Settings; language and theme have memories of their own). */
export const settingTable = {
  /** The developer options as a whole; without it none of them holds. */
  developerOptions: { schema: v.boolean(), standard: false },
  /** Developer option (product 2.10): the mode switcher of date-time fields. */
  timestampMode: { schema: v.boolean(), standard: false },
  /** Developer option (product 6.3): permissions can be simulated. */
  permissionSimulation: { schema: v.boolean(), standard: false },
  /** Developer option: one remote comes from another address. Only where the deployment allows it. */
  remoteOverride: { schema: v.nullable(remoteOverride), standard: null },
  graphDuration: { schema: v.picklist(graphDurations), standard: millisecondsInDay },
  frameInterval: { schema: v.picklist(frameIntervals), standard: 10 * millisecondsInMinute },
  /** Single stills now and then in place of the live picture. */
  dataSaver: { schema: v.boolean(), standard: false },
  /** The same comes by itself once so much was received in a day. */
  dailyData: { schema: v.picklist(dailyDataLimits), standard: 0 },
  /** The day on which it goes on all the same (`dayOf`); any other word for none. */
  dailyDataGoesOn: { schema: v.pipe(v.string(), v.maxLength(10)), standard: '' },
  textSize: { schema: v.picklist(textSizes), standard: 1 },
  motion: { schema: v.picklist(motionChoices), standard: 'system' },
  /** Product 5.14: the list of cameras has those without tags too. */
  camerasWithoutTags: { schema: v.boolean(), standard: false },
  /** Being tried (labs): the screen stays awake while a live picture moves. */
  stayAwake: { schema: v.boolean(), standard: false },
  canvasLayers: { schema: v.pipe(v.array(v.picklist(canvasLayers)), v.readonly()), standard: firstLayers },
  /** The group of the navigation that is unfolded, a `NavGroup`; any other word for none. */
  openNavGroup: { schema: v.pipe(v.string(), v.maxLength(40)), standard: 'watch' },
  /** Product 3.19: new incidents are listed from this severity on. */
  listSeverity: { schema: v.picklist(leastSeverities), standard: 'low' },
  /** Product 3.19: something is said of new incidents from this severity on; of milder ones the list tells alone. */
  saySeverity: { schema: v.picklist(leastSeverities), standard: 'middle' },
  quietHours: { schema: v.boolean(), standard: false },
  quietFrom: { schema: timeOfDay, standard: 22 * minutesInHour },
  quietTo: { schema: timeOfDay, standard: 6 * minutesInHour },
  incidentSound: { schema: v.boolean(), standard: false },
  /** New incidents are told by the browser too: only where it was allowed to, on this device. */
  browserMessages: { schema: v.boolean(), standard: false },
  /** Product 9.19: 1 by default. */
  animalDistributionFactor: { schema: v.pipe(v.number(), v.finite(), v.minValue(0)), standard: 1 },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type SettingName = keyof typeof settingTable;

export type SettingValue<Name extends SettingName> = v.InferOutput<(typeof settingTable)[Name]['schema']>;

export const settingNames = Object.keys(settingTable) as readonly SettingName[];

/** The settings that are developer options. */
export type DeveloperOptionName = 'timestampMode' | 'permissionSimulation';
