import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField, TextField } from '@barnwatch/shared/ui';
import styles from './camera-fields.module.css';
import type { SourceDraft, SourceValues } from './source-draft';

export interface SourceFieldsProps {
  readonly draft: SourceDraft;
  readonly errorAt: (field: keyof SourceValues) => string | undefined;
  readonly onChange: (draft: SourceDraft) => void;
}

const kinds = ['rtsp', 'file', 'simulated'] as const;

/** Where the pictures of a new camera come from. */
export function SourceFields({ draft, errorAt, onChange }: SourceFieldsProps) {
  const { t } = useTexts('mf-admin');
  const change = (part: Partial<SourceDraft>) => onChange({ ...draft, ...part });
  return (
    <fieldset className={styles.source}>
      <legend>{t('source.title')}</legend>
      <SelectField
        label={t('source.kind')}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`source.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'rtsp' && (
        <TextField
          label={t('source.url')}
          hint={t('source.urlHint')}
          error={errorAt('url')}
          required
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="rtsp://192.168.1.31/stream1"
          value={draft.url}
          onChange={(url) => change({ url })}
        />
      )}
      {draft.kind === 'file' && (
        <TextField
          label={t('source.path')}
          hint={t('source.pathHint')}
          error={errorAt('path')}
          required
          spellCheck={false}
          value={draft.path}
          onChange={(path) => change({ path })}
        />
      )}
      {draft.kind === 'simulated' && (
        <>
          <SelectField
            label={t('source.species')}
            value={draft.species}
            options={(['pig', 'broiler'] as const).map((value) => ({ value, label: t(`source.${value}`) }))}
            onChange={(species) => change({ species })}
          />
          <TextField
            label={t('source.animalCount')}
            inputMode="numeric"
            error={errorAt('animalCount')}
            value={draft.animalCount}
            onChange={(animalCount) => change({ animalCount })}
          />
          <SelectField
            label={t('source.flooring')}
            value={draft.flooring}
            options={(['slatted', 'litter'] as const).map((value) => ({ value, label: t(`source.${value}`) }))}
            onChange={(flooring) => change({ flooring })}
          />
          <TextField
            label={t('source.seed')}
            hint={t('source.seedHint')}
            inputMode="numeric"
            error={errorAt('seed')}
            value={draft.seed}
            onChange={(seed) => change({ seed })}
          />
        </>
      )}
    </fieldset>
  );
}
