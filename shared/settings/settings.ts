import { type GenericSchema, record, safeParse, string, unknown } from 'valibot';
import { deviceStorage, type KeyValueStore, storedRecord } from '../storage';
import { type SettingName, type SettingValue, settingNames, settingTable } from './setting-table';

/** The settings of this device. A setting that was not read yet, or cannot be read, is as by standard. */
export interface Settings {
  /** Stable between changes: fit for `useSyncExternalStore`. */
  get<Name extends SettingName>(name: Name): SettingValue<Name>;
  /** Holds at once; resolves when it is kept. */
  set<Name extends SettingName>(name: Name, value: SettingValue<Name>): Promise<void>;
  /** Reads what is kept, once. */
  start(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const recordKey = 'settings';

/** One record of all settings: what is in it and cannot be read is as by standard, the others hold. */
export function createSettings(openStore: () => KeyValueStore): Settings {
  const listeners = new Set<() => void>();
  const chosen = new Map<SettingName, unknown>();
  let started: Promise<void> | null = null;
  let kept: ReturnType<typeof keptSettings> | null = null;
  const memory = () => {
    kept ??= keptSettings(openStore());
    return kept;
  };

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function read(): Promise<void> {
    for (const [name, value] of await memory().read()) if (!chosen.has(name)) chosen.set(name, value);
    tell();
  }

  function start(): Promise<void> {
    started ??= read();
    return started;
  }

  return {
    get<Name extends SettingName>(name: Name) {
      // The map holds under a name only what the schema of that name has let pass.
      return (chosen.has(name) ? chosen.get(name) : settingTable[name].standard) as SettingValue<Name>;
    },
    async set(name, value) {
      if (!isValid(name, value)) throw new TypeError(`"${name}" cannot be ${String(value)}`);
      chosen.set(name, value);
      tell();
      // What is kept of the others must not be lost because it was not read yet.
      await start();
      await memory().write(chosen);
    },
    start,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isValid(name: SettingName, value: unknown): boolean {
  const schema: GenericSchema = settingTable[name].schema;
  return safeParse(schema, value).success;
}

function keptSettings(store: KeyValueStore) {
  const stored = storedRecord(store, { version: 1, schema: record(string(), unknown()) });
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

/** The settings of this browser. */
export const deviceSettings: Settings = createSettings(() => deviceStorage.open('settings'));
