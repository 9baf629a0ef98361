import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField, TextField } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import { isSeedFaulty, type SourceDraft } from './camera-draft';
import styles from './camera-edit.module.css';

export interface SourceFieldsProps {
  readonly draft: SourceDraft;
  readonly camera: Camera;
  readonly error?: string | undefined;
  readonly onChange: (draft: SourceDraft) => void;
}

const kinds = ['kept', 'rtsp', 'file', 'simulated'] as const;

/** Where the pictures come from. The barn never tells the address in use, so that it is left as it is or set anew. */
export function SourceFields({ draft, camera, error, onChange }: SourceFieldsProps) {
  const { t } = useTexts('mf-cameras');
  const change = (part: Partial<SourceDraft>) => onChange({ ...draft, ...part });
  // A later barn may know more kinds.
  const known = kinds.find((kind) => kind === camera.sourceKind);
  const kept = known
    ? t('cameraEdit.source.keptKind', { kind: t(`cameraEdit.source.${known}`) })
    : t('cameraEdit.source.kept');
  return (
    <fieldset className={styles.source}>
      <legend>{t('cameraEdit.source.title')}</legend>
      <SelectField
        label={t('cameraEdit.source.kind')}
        value={draft.kind}
        options={kinds.map((kind) => ({ value: kind, label: kind === 'kept' ? kept : t(`cameraEdit.source.${kind}`) }))}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'rtsp' && (
        <TextField
          label={t('cameraEdit.source.url')}
          hint={t('cameraEdit.source.urlHint')}
          error={error}
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
          label={t('cameraEdit.source.path')}
          hint={t('cameraEdit.source.pathHint')}
          error={error}
          required
          spellCheck={false}
          value={draft.path}
          onChange={(path) => change({ path })}
        />
      )}
      {draft.kind === 'simulated' && (
        <>
          <SelectField
            label={t('cameraEdit.source.species')}
            value={draft.species}
            options={(['pig', 'broiler'] as const).map((value) => ({ value, label: t(`cameraEdit.source.${value}`) }))}
            onChange={(species) => change({ species })}
          />
          <TextField
            label={t('cameraEdit.source.animalCount')}
            inputMode="numeric"
            error={isSeedFaulty(draft) ? undefined : error}
            value={draft.animalCount}
            onChange={(animalCount) => change({ animalCount })}
          />
          <SelectField
            label={t('cameraEdit.source.flooring')}
            value={draft.flooring}
            options={(['slatted', 'litter'] as const).map((value) => ({
              value,
              label: t(`cameraEdit.source.${value}`),
            }))}
            onChange={(flooring) => change({ flooring })}
          />
          <TextField
            label={t('cameraEdit.source.seed')}
            hint={t('cameraEdit.source.seedHint')}
            inputMode="numeric"
            error={isSeedFaulty(draft) ? error : undefined}
            value={draft.seed}
            onChange={(seed) => change({ seed })}
          />
        </>
      )}
    </fieldset>
  );
}
