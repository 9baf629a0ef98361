import { useTexts } from '@barnwatch/shared/i18n';
import {
  Checkbox,
  ChipChoice,
  SeverityMark,
  StepSlider,
  severities,
  TextAreaField,
  TextField,
} from '@barnwatch/shared/ui';
import { useRef } from 'react';
import { instanceWords } from '../../incident-records/record/incident-schema';
import { isKnownName, wordFor } from '../../incident-records/words/known-words';
import { DictationButton } from './dictation-button';
import { withIssue, withType } from './form-changes';
import styles from './intervention-form.module.css';
import { longestDescription, longestTitle } from './intervention-rules';
import { withSpoken } from './speech';
import { asksForTemperature, temperatureRatings } from './temperature';
import { TemplateChips } from './template-chips';
import type { TypeSetup } from './type-setup';
import type { InterventionFormState } from './use-intervention-form';

export interface InterventionFieldsProps {
  readonly form: Pick<InterventionFormState, 'values' | 'change' | 'errorAt'>;
  readonly setup: TypeSetup;
  /** The type of an existing intervention stays (product 5.1). */
  readonly typeLocked: boolean;
}

/** The fields in the order in which one thumb fills them in. */
export function InterventionFields({ form, setup, typeLocked }: InterventionFieldsProps) {
  const { t, language } = useTexts('mf-incidents');
  const frame = useTexts();
  const { values, change, errorAt } = form;
  const fields = useRef<HTMLDivElement>(null);
  const issues = setup.find(({ type }) => type === values.type)?.issues ?? [];
  const typeLabel = ({ type, title }: TypeSetup[number]) =>
    isKnownName('interventionType', type) || title === null
      ? wordFor('interventionType', type, t)
      : instanceWords(title, language);
  const issueLabel = (name: string) => {
    const title = issues.find(({ issue }) => issue === name)?.title ?? null;
    return isKnownName('issue', name) || title === null ? wordFor('issue', name, t) : instanceWords(title, language);
  };
  const isOwnType = values.type !== null && !setup.some(({ type }) => type === values.type);
  return (
    <div ref={fields} className={styles.fields}>
      <div data-field="type">
        <ChipChoice
          label={t('interventionForm.type')}
          required
          value={values.type}
          chips={[
            ...setup.map((choice) => ({ value: choice.type, label: typeLabel(choice) })),
            ...(isOwnType ? [{ value: values.type, label: wordFor('interventionType', values.type, t) }] : []),
          ].filter(({ value }) => !typeLocked || value === values.type)}
          onChange={(type) => change(withType(values, type, setup))}
          disabled={typeLocked}
          hint={typeLocked ? t('interventionForm.typeLocked') : undefined}
          error={errorAt('type')}
        />
      </div>
      {issues.length > 0 && (
        <div data-field="issue">
          <ChipChoice
            label={t('interventionForm.issue')}
            required
            value={values.issue}
            chips={issues.map(({ issue }) => ({ value: issue, label: issueLabel(issue) }))}
            onChange={(issue) => change(withIssue(values, issue, setup, issueLabel))}
            error={errorAt('issue')}
          />
        </div>
      )}
      <TemplateChips values={values} onChange={change} />
      <div data-field="title">
        <TextField
          label={t('interventionForm.title')}
          required
          value={values.title}
          onChange={(title) => change({ ...values, title })}
          maxLength={longestTitle}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            fields.current?.querySelector('textarea')?.focus();
          }}
          error={errorAt('title')}
        />
      </div>
      <div data-field="description">
        <TextAreaField
          label={t('interventionForm.description')}
          required
          value={values.description}
          onChange={(description) => change({ ...values, description })}
          most={values.description.length > longestDescription / 2 ? longestDescription : undefined}
          error={errorAt('description')}
        />
        <DictationButton
          onWords={(words) => change({ ...values, description: withSpoken(values.description, words) })}
        />
      </div>
      {asksForTemperature(values.type, values.issue) && (
        <ChipChoice
          label={t('interventionForm.temperature')}
          value={values.temperatureRating}
          chips={temperatureRatings.map((rating) => ({ value: rating, label: t(`issue.${rating}`) }))}
          onChange={(temperatureRating) => change({ ...values, temperatureRating })}
        />
      )}
      <StepSlider
        label={t('interventionForm.severity')}
        value={values.severity}
        steps={severities.map((severity) => ({
          value: severity,
          label: frame.t(`severity.${severity}`),
          mark: <SeverityMark severity={severity} form="shape" />,
          tone: severity,
        }))}
        onChange={(severity) => change({ ...values, severity })}
      />
      <Checkbox
        label={t('interventionForm.persists')}
        hint={t('interventionForm.persistsHint')}
        checked={values.persists}
        onChange={(persists) => change({ ...values, persists })}
      />
    </div>
  );
}
