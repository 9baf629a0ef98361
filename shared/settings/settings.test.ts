import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { createStore } from 'jotai';
import type { KeyValueStore } from '../storage';
import type { SettingName, SettingValue } from './setting-table';
import { changeSettingAtom, readSettingsAtom, settingAtom, settingsPlaceAtom } from './settings';
import type { SettingsChannel } from './settings-channel';

function store(kept: Readonly<Record<string, unknown>> = {}): KeyValueStore & { kept: Map<string, unknown> } {
  const entries = new Map<string, unknown>(Object.entries(kept));
  return {
    kept: entries,
    read: async (key) => entries.get(key),
    write: async (key, value) => void entries.set(key, value),
    remove: async (key) => void entries.delete(key),
    keys: async () => [...entries.keys()],
    removeAll: async () => entries.clear(),
    patienceMs: () => 3_000,
  };
}

/** The settings of one page. */
function settingsIn(device: KeyValueStore, channel?: () => SettingsChannel) {
  const states = createStore();
  states.set(settingsPlaceAtom, { open: () => device, ...(channel && { channel }) });
  return {
    get: <Name extends SettingName>(name: Name) => states.get(settingAtom(name)),
    set: <Name extends SettingName>(name: Name, value: SettingValue<Name>) =>
      states.set(changeSettingAtom, name, value),
    start: () => states.set(readSettingsAtom),
    subscribe: (name: SettingName, listener: () => void) => states.sub(settingAtom(name), listener),
  };
}

/** Windows beside each other: what one tells, every other one hears. */
function windows(): () => SettingsChannel {
  const listeners = new Map<number, Parameters<SettingsChannel['listen']>[0]>();
  let opened = 0;
  return () => {
    const own = opened++;
    return {
      tell: (...told) => {
        for (const [window, listener] of listeners) if (window !== own) listener(...told);
      },
      listen: (listener) => void listeners.set(own, listener),
    };
  };
}

const record = (value: Readonly<Record<string, unknown>>) => ({ settings: { version: 1, value } });

describe('the settings of this device', () => {
  test('are as by standard until they are read, then as they were kept', async () => {
    const settings = settingsIn(store(record({ developerOptions: true, graphDuration: millisecondsInHour })));
    expect([settings.get('developerOptions'), settings.get('graphDuration')]).toEqual([false, millisecondsInDay]);
    const listener = jest.fn();
    settings.subscribe('graphDuration', listener);
    await settings.start();
    expect(listener).toHaveBeenCalledTimes(1);
    expect([settings.get('developerOptions'), settings.get('graphDuration')]).toEqual([true, millisecondsInHour]);
  });

  test('keep each readable one beside an unreadable one', async () => {
    const settings = settingsIn(
      store(record({ graphDuration: 5, animalDistributionFactor: -1, timestampMode: true, foreign: 'x' })),
    );
    await settings.start();
    expect(settings.get('graphDuration')).toBe(millisecondsInDay);
    expect(settings.get('animalDistributionFactor')).toBe(1);
    expect(settings.get('timestampMode')).toBe(true);
  });

  test('lose nothing that is kept when one is changed before they are read', async () => {
    const device = store(record({ animalDistributionFactor: 2 }));
    const settings = settingsIn(device);
    await settings.set('timestampMode', true);
    await settings.start();
    expect(settings.get('animalDistributionFactor')).toBe(2);
    const again = settingsIn(device);
    await again.start();
    expect([again.get('timestampMode'), again.get('animalDistributionFactor')]).toEqual([true, 2]);
  });

  test('leave alone what another window or a newer version has chosen meanwhile', async () => {
    const ofNewerVersion = { 'setting:ofNewerVersion': { version: 1, value: 7 } };
    const device = store(ofNewerVersion);
    const [one, other] = [settingsIn(device), settingsIn(device)];
    await Promise.all([one.start(), other.start()]);
    await one.set('textSize', 1.5);
    await other.set('motion', 'reduced');
    expect(Object.fromEntries(device.kept)).toEqual({
      ...ofNewerVersion,
      'setting:textSize': { version: 1, value: 1.5 },
      'setting:motion': { version: 1, value: 'reduced' },
    });
  });

  test('are given to the device at once, before it has told anything: who changes one and leaves keeps it', () => {
    const device = store();
    const given: string[] = [];
    const settings = settingsIn({
      ...device,
      keys: () => new Promise(() => undefined),
      read: () => new Promise(() => undefined),
      write: async (key) => void given.push(key),
    });
    void settings.set('textSize', 1.5);
    expect(given).toEqual(['setting:textSize']);
  });

  test('arrive from another window at once, and are not brought back by the next change here', async () => {
    const device = store();
    const channel = windows();
    const [one, other] = [settingsIn(device, channel), settingsIn(device, channel)];
    await Promise.all([one.start(), other.start()]);
    await one.set('textSize', 1.5);
    expect(other.get('textSize')).toBe(1.5);
    await other.set('textSize', 2);
    expect(one.get('textSize')).toBe(2);
    await one.set('motion', 'reduced');
    expect(Object.fromEntries(device.kept)).toEqual({
      'setting:textSize': { version: 1, value: 2 },
      'setting:motion': { version: 1, value: 'reduced' },
    });
  });

  test('are left alone by a window that tells what cannot be', async () => {
    const channel = windows();
    const settings = settingsIn(store(), channel);
    await settings.start();
    const foreign = channel();
    foreign.tell('textSize', 40);
    foreign.tell('ofNewerVersion', true);
    foreign.tell('toString', true);
    expect(settings.get('textSize')).toBe(1);
  });

  test('hold from the record that all had together before; what is chosen since is newer', async () => {
    const device = store(record({ textSize: 1.5, motion: 'reduced' }));
    const settings = settingsIn(device);
    await settings.set('textSize', 2);
    const again = settingsIn(device);
    await again.start();
    expect([again.get('textSize'), again.get('motion')]).toEqual([2, 'reduced']);
  });

  test('take over the choice about cameras without tags, which had a record of its own', async () => {
    const former = { 'cameras-show-untagged': { version: 1, value: true } };
    const settings = settingsIn(store(former));
    await settings.start();
    expect(settings.get('camerasWithoutTags')).toBe(true);
    const later = settingsIn(store({ ...former, ...record({ camerasWithoutTags: false }) }));
    await later.start();
    expect(later.get('camerasWithoutTags')).toBe(false);
  });

  test('hold a change against a later reading, and refuse what is none of the choices', async () => {
    const settings = settingsIn(store(record({ developerOptions: false })));
    await Promise.all([settings.set('developerOptions', true), settings.start()]);
    expect(settings.get('developerOptions')).toBe(true);
    await expect(settings.set('animalDistributionFactor', Number.NaN)).rejects.toThrow(TypeError);
  });
});
