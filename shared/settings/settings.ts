import { type Atom, atom } from 'jotai';
import * as v from 'valibot';
import { deviceStorage, type KeyValueStore, storedRecord } from '../storage';
import { type SettingName, type SettingValue, settingNames, settingTable } from './setting-table';
import { browserSettingsChannel, type SettingsChannel, silentSettingsChannel } from './settings-channel';

/** Where settings are kept. */
export interface SettingsPlace {
  open(): KeyValueStore;
  /** How its windows tell each other; without it each is alone. Asked for once by each window. */
  channel?(): SettingsChannel;
}

/** The place of this device; a test puts in one of its own. */
export const settingsPlaceAtom = atom<SettingsPlace>({
  open: () => deviceStorage.open('settings'),
  channel: browserSettingsChannel,
});

/** Under a name only what the schema of that name has let pass. */
const chosenAtom = atom<ReadonlyMap<SettingName, unknown>>(new Map());

/** What was chosen in this window; the others may have changed in another one meanwhile. */
const changedHereAtom = atom<ReadonlyMap<SettingName, unknown>>(new Map());

const readingAtom = atom<{ readonly done: Promise<void>; readonly channel: SettingsChannel } | null>(null);

/** A setting of this device. One that was not read yet, or cannot be read, is as by standard. */
export function settingAtom<Name extends SettingName>(name: Name): Atom<SettingValue<Name>> {
  return atom((get) => {
    const chosen = get(chosenAtom);
    return (chosen.has(name) ? chosen.get(name) : settingTable[name].standard) as SettingValue<Name>;
  });
}

/** What holds as long as nothing was chosen. */
export function standardOf<Name extends SettingName>(name: Name): SettingValue<Name> {
  return settingTable[name].standard as SettingValue<Name>;
}

/** Reads what is kept, once; from then on what is chosen in another window holds here too. */
export const readSettingsAtom = atom(null, (get, set): Promise<void> => {
  const underWay = get(readingAtom);
  if (underWay) return underWay.done;
  const place = get(settingsPlaceAtom);
  const channel = place.channel?.() ?? silentSettingsChannel;
  channel.listen((name, value) => set(takeOverAtom, name, value));
  const done = keptSettings(place)
    .read()
    .then((kept) => set(chosenAtom, (chosen) => new Map([...kept, ...chosen])));
  set(readingAtom, { done, channel });
  return done;
});

/** What another window has chosen and kept; a newer version of the suite may know settings that are unknown here. */
const takeOverAtom = atom(null, (_get, set, told: string, value: unknown): void => {
  const name = settingNames.find((known) => known === told);
  if (name === undefined || !isSettingValue(name, value)) return;
  set(chosenAtom, (chosen) => new Map(chosen).set(name, value));
  // The next change here must not bring back what was chosen here before.
  set(changedHereAtom, (changed) => new Map([...changed].filter(([changedName]) => changedName !== name)));
});

/**
 * Another value for a setting: it holds at once; resolves when it is kept.
 *
 * @throws {TypeError} for a value that the setting cannot have
 */
export const changeSettingAtom = atom(
  null,
  async (get, set, name: SettingName, value: SettingValue<SettingName>): Promise<void> => {
    if (!isSettingValue(name, value)) throw new TypeError(`"${name}" cannot be ${String(value)}`);
    set(chosenAtom, (chosen) => new Map(chosen).set(name, value));
    set(changedHereAtom, (changed) => new Map(changed).set(name, value));
    // What is kept of the others must not be lost because it was not read yet.
    await set(readSettingsAtom);
    await keptSettings(get(settingsPlaceAtom)).change(() => get(changedHereAtom));
    get(readingAtom)?.channel.tell(name, value);
  },
);

/** Whether a value from outside is one that the setting can have. */
export function isSettingValue<Name extends SettingName>(name: Name, value: unknown): value is SettingValue<Name> {
  const schema: v.GenericSchema = settingTable[name].schema;
  return v.safeParse(schema, value).success;
}

const recordKey = 'settings';

/** One record of all settings: what cannot be read in it has its default, the others hold. */
function keptSettings(place: SettingsPlace) {
  const stored = storedRecord(place.open(), { version: 1, schema: v.record(v.string(), v.unknown()) });
  return {
    async read(): Promise<readonly (readonly [SettingName, unknown])[]> {
      const reading = await stored.read(recordKey);
      const value = reading.state === 'present' ? reading.value : {};
      const former = Object.hasOwn(value, 'camerasWithoutTags') ? [] : await formerUntagged(place);
      const kept = settingNames.flatMap((name) =>
        Object.hasOwn(value, name) && isSettingValue(name, value[name]) ? [[name, value[name]] as const] : [],
      );
      return [...former, ...kept];
    },
    /** Leaves alone what another window, or another version of the suite, has kept beside it. */
    async change(changed: () => ReadonlyMap<SettingName, unknown>): Promise<void> {
      const reading = await stored.read(recordKey);
      const others = reading.state === 'present' ? reading.value : {};
      await stored.write(recordKey, { ...others, ...Object.fromEntries(changed()) });
    },
  };
}

/** This one had a record of its own before; who chose it then shall not have to again. */
async function formerUntagged(place: SettingsPlace): Promise<readonly (readonly [SettingName, unknown])[]> {
  const stored = storedRecord(place.open(), { version: 1, schema: v.boolean() });
  const reading = await stored.read('cameras-show-untagged');
  return reading.state === 'present' ? [['camerasWithoutTags', reading.value]] : [];
}
