import { type Dictionary, type Language, lateFrameNamespace } from '@barnwatch/shared/i18n';
import { english } from '../texts/english';
import { german } from '../texts/german';
import lateGerman from '../texts/late/de.json';
import lateEnglish from '../texts/late/en.json';

/** All words that the shell speaks with, as `renderInSuite` takes them. */
export const shellTexts = {
  en: { frame: english, [lateFrameNamespace]: lateEnglish },
  de: { frame: german, [lateFrameNamespace]: lateGerman },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, Dictionary>>>>;
