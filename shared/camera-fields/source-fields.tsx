import { type Translate, useTexts } from '@barnwatch/shared/i18n';
import { SelectField, TextField } from '@barnwatch/shared/ui';
import type { CameraSource } from '@barnwatch/shared/wire';
import styles from './camera-fields.module.css';
import type { SourceDraft, SourceValues } from './source-draft';

export interface SourceFieldsProps<Kind extends SourceDraft['kind']> {
  /** Which are offered. */
  readonly kinds: readonly Kind[];
  readonly draft: SourceDraft<Kind>;
  /** The words of leaving it as it is, where that is offered. */
  readonly kept?: string;
  readonly errorAt: (field: keyof SourceValues) => string | undefined;
  readonly onChange: (draft: SourceDraft<Kind>) => void;
}

/** Where the pictures of a camera come from. The barn never tells the address in use. */
export function SourceFields<Kind extends SourceDraft['kind']>(props: SourceFieldsProps<Kind>) {
  const { kinds, draft, kept = '', errorAt, onChange } = props;
  const { t } = useTexts();
  const change = (part: Partial<SourceDraft<Kind>>) => onChange({ ...draft, ...part });
  return (
    <fieldset className={styles.source}>
      <legend>{t('cameraFields.source.title')}</legend>
      <SelectField
        label={t('cameraFields.source.kind')}
        value={draft.kind}
        options={kinds.map((value) => ({
          value,
          label: value === 'kept' ? kept : sourceKindWords(value, t),
        }))}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'rtsp' && (
        <TextField
          label={t('cameraFields.source.url')}
          hint={t('cameraFields.source.urlHint')}
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
          label={t('cameraFields.source.path')}
          hint={t('cameraFields.source.pathHint')}
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
            label={t('cameraFields.source.species')}
            value={draft.species}
            options={(['pig', 'broiler'] as const).map((value) => ({
              value,
              label: t(`cameraFields.source.${value}`),
            }))}
            onChange={(species) => change({ species })}
          />
          <TextField
            label={t('cameraFields.source.animalCount')}
            inputMode="numeric"
            error={errorAt('animalCount')}
            value={draft.animalCount}
            onChange={(animalCount) => change({ animalCount })}
          />
          <SelectField
            label={t('cameraFields.source.flooring')}
            value={draft.flooring}
            options={(['slatted', 'litter'] as const).map((value) => ({
              value,
              label: t(`cameraFields.source.${value}`),
            }))}
            onChange={(flooring) => change({ flooring })}
          />
          <TextField
            label={t('cameraFields.source.seed')}
            hint={t('cameraFields.source.seedHint')}
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

/**
 * @param t the shared texts
 * @returns null for a kind that is not known: a later barn may know more
 */
export function sourceKindWords(kind: CameraSource['kind'], t: Translate): string;
export function sourceKindWords(kind: string | undefined, t: Translate): string | null;
export function sourceKindWords(kind: string | undefined, t: Translate): string | null {
  return kind !== undefined && told.includes(kind) ? t(`cameraFields.source.${kind}`) : null;
}

const told: readonly string[] = ['rtsp', 'file', 'simulated'];
