import { useTexts } from '@barnwatch/shared/i18n';
import styles from './intervention-form.module.css';
import type { InterventionValues } from './intervention-values';
import { templatesFor, templateWords, withTemplate } from './templates';

export interface TemplateChipsProps {
  readonly values: InterventionValues;
  readonly onChange: (values: InterventionValues) => void;
}

/** Words to begin with, for the type that was chosen: one tap instead of two sentences. */
export function TemplateChips({ values, onChange }: TemplateChipsProps) {
  const { t } = useTexts('mf-incidents');
  const { type } = values;
  const templates = templatesFor(type);
  if (type === null || templates.length === 0) return null;
  const known = templates.map(({ name }) => templateWords(type, name, t));
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.label}>{t('interventionForm.templates')}</legend>
      <div className={styles.templateRow}>
        {templates.map((template) => {
          const words = templateWords(type, template.name, t);
          return (
            <button
              key={template.name}
              type="button"
              className={styles.template}
              onClick={() => onChange(withTemplate(values, template, words, known))}
            >
              {words.title}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
