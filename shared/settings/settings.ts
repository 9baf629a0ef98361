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
    void set(readSettingsAtom);
    // Nothing is awaited before it is given to the device: who changes a setting and leaves keeps it.
    await keptSettings(get(settingsPlaceAtom)).write(name, value);
    get(readingAtom)?.channel.tell(name, value);
  },
);

/** Whether a value from outside is one that the setting can have. */
export function isSettingValue<Name extends SettingName>(name: Name, value: unknown): value is SettingValue<Name> {
  const schema: v.GenericSchema = settingTable[name].schema;
  return v.safeParse(schema, value).success;
}

const ownRecord = 'setting:';
const formerRecord = 'settings';
const formerUntaggedRecord = 'cameras-show-untagged';

/** A record for each setting: what cannot be read has its default, the others hold. */
function keptSettings(place: SettingsPlace) {
  const store = place.open();
  const stored = storedRecord(store, { version: 1, schema: v.unknown() });
  return {
    async read(): Promise<ReadonlyMap<SettingName, unknown>> {
      const keys = new Set(await store.keys());
      const own = settingNames.filter((name) => keys.has(ownRecord + name));
      const [former, ...values] = await Promise.all([
        formerSettings(store, keys),
        ...own.map((name) => stored.read(ownRecord + name)),
      ]);
      const kept = new Map(former);
      for (const [index, name] of own.entries()) {
        const reading = values[index];
        if (reading?.state === 'present' && isSettingValue(name, reading.value)) kept.set(name, reading.value);
      }
      return kept;
    },
    write: (name: SettingName, value: unknown) => stored.write(ownRecord + name, value),
  };
}

/** All had one record together before, and one of them a record alone: who chose then shall not have to again. */
async function formerSettings(
  store: KeyValueStore,
  keys: ReadonlySet<string>,
): Promise<readonly (readonly [SettingName, unknown])[]> {
  const together = storedRecord(store, { version: 1, schema: v.record(v.string(), v.unknown()) });
  const alone = storedRecord(store, { version: 1, schema: v.boolean() });
  const [all, untagged] = await Promise.all([
    keys.has(formerRecord) ? together.read(formerRecord) : null,
    keys.has(formerUntaggedRecord) ? alone.read(formerUntaggedRecord) : null,
  ]);
  const values = {
    ...(untagged?.state === 'present' && { camerasWithoutTags: untagged.value }),
    ...(all?.state === 'present' && all.value),
  };
  return settingNames.flatMap((name) =>
    Object.hasOwn(values, name) && isSettingValue(name, Reflect.get(values, name))
      ? [[name, Reflect.get(values, name)] as const]
      : [],
  );
}
