import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { ChipChoice, SegmentedControl, TextField } from '@barnwatch/shared/ui';
import { DateTimeField, TimeSpanField } from '@barnwatch/shared/ui/time';
import type { Subtype } from '../../incident-records/record/incident-schema';
import { instanceWords } from '../../incident-records/record/incident-schema';
import { knownWords, wordFor } from '../../incident-records/words/known-words';
import { LimitedEditor } from '../editor/limited-editor';
import { PlaceField } from './place-field';
import styles from './record-form.module.css';
import { longestClassification } from './record-rules';
import { specificationsFor } from './specifications';
import type { RecordFormState } from './use-record-form';

export interface RecordFieldsProps {
  readonly form: Pick<RecordFormState, 'values' | 'change' | 'errorAt'>;
  /** The kinds of record that the barn offers. */
  readonly offered: readonly Subtype[];
}

const ownWord = 'own word';
const notTold = 'not told';
const timeKinds = ['moment', 'span'] as const;

/** What one writes down: of what kind, what, when and where. */
export function RecordFields({ form, offered }: RecordFieldsProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const { values, change, errorAt } = form;
  const known: readonly string[] = knownWords.classification;
  const kinds = offered.map(({ type, title }) => ({
    value: type,
    label: known.includes(type) ? wordFor('classification', type, t) : instanceWords(title, language),
  }));
  const specifications = specificationsFor(values.ownWord ? '' : values.classification, values.specification);
  return (
    <>
      <ChipChoice
        label={t('recordForm.classification')}
        required
        value={values.ownWord ? ownWord : values.classification || null}
        chips={[...kinds, { value: ownWord, label: t('recordForm.ownWord') }]}
        onChange={(value) =>
          change({ ownWord: value === ownWord, classification: value === ownWord ? '' : value, specification: null })
        }
        error={values.ownWord ? undefined : errorAt('classification')}
      />
      {values.ownWord && (
        <TextField
          label={t('recordForm.ownWordLabel')}
          required
          value={values.classification}
          onChange={(classification) => change({ classification })}
          maxLength={longestClassification}
          error={errorAt('classification')}
        />
      )}
      {specifications.length > 0 && (
        <ChipChoice
          label={t('recordForm.specification')}
          value={values.specification ?? notTold}
          chips={[
            { value: notTold, label: t('recordForm.notSpecified') },
            ...specifications.map((value) => ({ value, label: wordFor('specification', value, t) })),
          ]}
          onChange={(value) => change({ specification: value === notTold ? null : value })}
        />
      )}
      <LimitedEditor
        label={t('recordForm.description')}
        required
        firstHtml={values.html}
        onChange={(html) => change({ html })}
        length={values.html.length}
        error={errorAt('description')}
      />
      <div className={styles.group}>
        <SegmentedControl
          label={t('recordForm.timeKind')}
          value={values.timeKind}
          segments={timeKinds.map((value) => ({ value, label: t(`recordForm.${value}`) }))}
          onChange={(timeKind) => change({ timeKind })}
        />
        {values.timeKind === 'moment' ? (
          <DateTimeField
            label={t('recordForm.when')}
            required
            mayBeFuture={false}
            value={values.at}
            onChange={(at) => change({ at })}
            error={errorAt('time')}
          />
        ) : (
          <TimeSpanField
            label={t('recordForm.fromTo')}
            required
            mayBeFuture={false}
            presets={['lastHour', 'today', 'yesterday']}
            value={values}
            onChange={({ startMs, endMs }) => change({ startMs, endMs })}
            error={errorAt('time')}
          />
        )}
      </div>
      <PlaceField place={values.place} onChange={(place) => change({ place })} error={errorAt('place')} />
    </>
  );
}
