import { builtRemoteSchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { builtRemote } from '../compose/testing/suite-on-disk';
import { asVersionOfItsWords } from './version-of-words';

test.each(['1.0.0', '1.0.0-beta.2'])(
  '%s with other words is another version, with the same ones the same',
  (number) => {
    const built = builtRemote('mf-cameras', number);
    const { en, de } = built.texts;
    const other = { ...built, texts: { en, de: { ...de, integrity: 'sha256-b3RoZXI=' } } };
    const { version } = asVersionOfItsWords(built);
    expect(version.startsWith(number)).toBe(true);
    expect(asVersionOfItsWords(structuredClone(built)).version).toBe(version);
    expect(asVersionOfItsWords(other).version).not.toBe(version);
    expect(v.is(builtRemoteSchema, asVersionOfItsWords(built))).toBe(true);
  },
);
