import type { Translate } from '@barnwatch/shared/i18n';
import type { Severity } from '@barnwatch/shared/wire';
import type { InterventionValues } from './intervention-values';

/** A starter for the words of an intervention: its words are `template.{type}.{name}.title` and `.text`. */
export interface Template {
  readonly name: string;
  readonly issue?: string;
  readonly severity?: Severity;
  /** False where the words say that it is over. */
  readonly persists?: boolean;
}

/** What is noted most in barns, by type of intervention. */
export const templates = {
  climate: [
    { name: 'tooWarm', issue: 'tooWarm' },
    { name: 'tooCold', issue: 'tooCold' },
    { name: 'draft', issue: 'draft' },
    { name: 'allGood', issue: 'allGood', severity: 'none', persists: false },
  ],
  moisture: [{ name: 'wetLitter' }, { name: 'drinkerLeaks' }, { name: 'condensation', severity: 'low' }],
  technical: [
    { name: 'feeder', severity: 'high' },
    { name: 'drinker', severity: 'high' },
    { name: 'fan', severity: 'high' },
    { name: 'light', severity: 'low' },
    { name: 'cameraDirty', severity: 'low' },
  ],
  stress: [{ name: 'biting', severity: 'high' }, { name: 'piling', severity: 'high' }, { name: 'restless' }],
  health: [
    { name: 'lame' },
    { name: 'cough' },
    { name: 'injured', severity: 'high' },
    { name: 'separated', severity: 'low' },
  ],
  other: [
    { name: 'round', severity: 'none', persists: false },
    { name: 'visitor', severity: 'none', persists: false },
  ],
} as const satisfies Readonly<Record<string, readonly Template[]>>;

export function templatesFor(type: string | null): readonly Template[] {
  const known: Readonly<Record<string, readonly Template[]>> = templates;
  return type !== null && Object.hasOwn(known, type) ? (known[type] ?? []) : [];
}

/** The words of a template. */
export interface TemplateWords {
  readonly title: string;
  readonly text: string;
}

export function templateWords(type: string, name: string, t: Translate): TemplateWords {
  return { title: t(`template.${type}.${name}.title`), text: t(`template.${type}.${name}.text`) };
}

/**
 * The values with a template's words. What somebody typed stays: the title is taken only where it is empty or a
 * template's, the text likewise, else it follows below.
 *
 * @param known words of all templates in this language
 */
export function withTemplate(
  values: InterventionValues,
  template: Template,
  words: TemplateWords,
  known: readonly TemplateWords[],
): InterventionValues {
  const typed = values.description.trim();
  const isOwnTitle = values.title.trim() !== '' && !known.some(({ title }) => title === values.title.trim());
  const isOwnText = typed !== '' && !known.some(({ text }) => text === typed);
  return {
    ...values,
    title: isOwnTitle ? values.title : words.title,
    description: isOwnText ? (typed.includes(words.text) ? values.description : `${typed}\n${words.text}`) : words.text,
    issue: template.issue ?? values.issue,
    severity: template.severity ?? values.severity,
    persists: template.persists ?? true,
  };
}
