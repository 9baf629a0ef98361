import { type Atom, atom } from 'jotai';
import * as v from 'valibot';
import { deviceStorage, type KeyValueStore, storedRecord } from '../storage';
import { type SettingName, type SettingValue, settingNames, settingTable } from './setting-table';

/** Where settings are kept. */
export interface SettingsPlace {
  open(): KeyValueStore;
}

/** The place of this device; a test puts in one of its own. */
export const settingsPlaceAtom = atom<SettingsPlace>({ open: () => deviceStorage.open('settings') });

/** Under a name only what the schema of that name has let pass. */
const chosenAtom = atom<ReadonlyMap<SettingName, unknown>>(new Map());

const readingAtom = atom<{ readonly done: Promise<void> } | null>(null);

/** A setting of this device. One that was not read yet, or cannot be read, is as by standard. */
export function settingAtom<Name extends SettingName>(name: Name): Atom<SettingValue<Name>> {
  return atom((get) => {
    const chosen = get(chosenAtom);
    return (chosen.has(name) ? chosen.get(name) : settingTable[name].standard) as SettingValue<Name>;
  });
}

/** Reads what is kept, once. */
export const readSettingsAtom = atom(null, (get, set): Promise<void> => {
  const underWay = get(readingAtom);
  if (underWay) return underWay.done;
  const done = keptSettings(get(settingsPlaceAtom))
    .read()
    .then((kept) => set(chosenAtom, (chosen) => new Map([...kept, ...chosen])));
  set(readingAtom, { done });
  return done;
});

/**
 * Another value for a setting: it holds at once; resolves when it is kept.
 *
 * @throws {TypeError} for a value that the setting cannot have
 */
export const changeSettingAtom = atom(
  null,
  async (get, set, name: SettingName, value: SettingValue<SettingName>): Promise<void> => {
    if (!isValid(name, value)) throw new TypeError(`"${name}" cannot be ${String(value)}`);
    set(chosenAtom, (chosen) => new Map(chosen).set(name, value));
    // What is kept of the others must not be lost because it was not read yet.
    await set(readSettingsAtom);
    await keptSettings(get(settingsPlaceAtom)).write(get(chosenAtom));
  },
);

function isValid(name: SettingName, value: unknown): boolean {
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
      if (reading.state !== 'present') return [];
      const { value } = reading;
      return settingNames.flatMap((name) =>
        Object.hasOwn(value, name) && isValid(name, value[name]) ? [[name, value[name]] as const] : [],
      );
    },
    write: (settings: ReadonlyMap<SettingName, unknown>) => stored.write(recordKey, Object.fromEntries(settings)),
  };
}
