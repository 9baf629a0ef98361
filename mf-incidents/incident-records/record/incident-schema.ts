import type { Language } from '@barnwatch/shared/i18n';
import type { IncidentHandler } from '@barnwatch/shared/wire/calls';

/** How an instance handles a type of incident (product 3.3: the server may supply its own set-up). */
export type IncidentSchema = Readonly<IncidentHandler>;

/** A subtype that the instance knows, with its issues; no choice is asked for where there are none. */
export type Subtype = IncidentSchema['typeSetup'][number];

/** Words of an instance by language. */
export type InstanceWords = Subtype['title'];

/** The words in the language, in English where the instance lacks it. */
export function instanceWords(title: InstanceWords, language: Language): string {
  return (language === 'de' ? title.de : undefined) ?? title.en;
}
