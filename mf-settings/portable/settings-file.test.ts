import { isSettingValue, standardOf, textSizes } from '@barnwatch/shared/settings';
import * as fc from 'fast-check';
import { portableNames, readSettingsFile, writeSettingsFile } from './settings-file';

const file = (settings: unknown, head: object = {}) =>
  JSON.stringify({ kind: 'barnwatch-settings', version: 1, settings, ...head });

describe('a file of settings (product 3.17)', () => {
  test('says the same after it was written and read', () => {
    const values = new Map(portableNames.map((name) => [name, standardOf(name)]));
    const settings = { language: 'de', theme: 'dark', values } as const;
    expect(readSettingsFile(writeSettingsFile(settings))).toEqual({ kind: 'read', settings, setAside: [] });
  });

  test('gives each value that can be one, and names the others', () => {
    const reading = readSettingsFile(
      file({
        textSize: 1.5,
        motion: 'wild',
        language: 'fr',
        theme: 'pink',
        permissionSimulation: true,
        stayAwake: true,
      }),
    );
    expect(reading).toEqual({
      kind: 'read',
      settings: {
        language: null,
        theme: null,
        values: new Map<string, unknown>([
          ['textSize', 1.5],
          ['stayAwake', true],
        ]),
      },
      setAside: ['motion', 'language', 'theme', 'permissionSimulation'],
    });
  });

  test.each([
    ['', 'no-json'],
    ['[]', 'other-file'],
    [file({}, { kind: 'regions' }), 'other-file'],
    [file([1], { version: 0 }), 'other-file'],
    [file({}, { version: 2 }), 'newer'],
    [' '.repeat(100_001), 'too-large'],
  ])('that is none is refused with its reason, %#', (text, reason) => {
    expect(readSettingsFile(text)).toEqual({ kind: 'unreadable', reason });
  });

  test('never gives what a setting cannot be, whatever stands in it', () => {
    const names = fc.constantFrom(...portableNames, 'language', 'theme', '__proto__', 'toString');
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom<number>(...textSizes));
    void fc.assert(
      fc.property(fc.dictionary(names, anything), (settings) => {
        const reading = readSettingsFile(file(settings));
        if (reading.kind !== 'read') throw new Error('unread');
        for (const [name, value] of reading.settings.values) expect(isSettingValue(name, value)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
