import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { QuestionDialog, useQuestion } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import styles from './entries.module.css';
import { type RemovalStep, type Removed, regionLosses } from './removal';
import { removeRegions } from './remove-regions';

export interface RemovalDialogProps {
  readonly removed: Removed;
  /** What has to be done by what is known now; after a refusal it is read again. */
  readonly steps: readonly RemovalStep[];
  /** False where it is not known which regions there are: then the barn deletes what is not in use. */
  readonly isUsageKnown: boolean;
  readonly cameraName: (cameraId: string) => string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Codes of the contract that say that something uses it by now. */
const usedCodes: readonly (string | undefined)[] = [
  'region-mapping-changed',
  'region-specification-in-use',
  'region-type-in-use',
];

/** Says what would be lost, asks, and deletes it with all that needs it. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { removed, steps, isUsageKnown, cameraName, onChanged, onClose } = props;
  const { t } = useTexts('mf-regions');
  const client = useInstanceClient();
  const showToast = useShowToast();
  const { name } = removed;
  const form = useQuestion<RequestError>(
    async (signal) => {
      const error = await removeRegions(client, steps, signal);
      // Also where it was given up half-way: some of it is done.
      onChanged();
      if (signal.aborted) return null;
      if (error === null) showToast({ kind: 'success', text: t('removal.done', { name }) });
      return error;
    },
    onClose,
    'selected-barn',
  );
  const losses = regionLosses(steps);
  const specifications = steps.filter(({ kind }) => kind === 'specification').map((step) => nameOf(step));
  return (
    <QuestionDialog
      kind="danger"
      title={t('removal.title', { name })}
      text={t(losses.length > 0 ? 'removal.withRegions' : isUsageKnown ? 'removal.unused' : 'removal.unknown', {
        name,
      })}
      actionLabel={t('removal.delete')}
      form={form}
      failure={form.refusal && <RemovalFailure name={name} error={form.refusal} />}
      onCancel={onClose}
    >
      {removed.kind === 'type' && specifications.length > 0 && (
        <p>{t('removal.specifications', { count: specifications.length, names: specifications.join(', ') })}</p>
      )}
      {losses.length > 0 && (
        <ul className={styles.losses}>
          {losses.map(({ cameraId, regions }) => (
            <li key={cameraId}>{t('removal.loss', { camera: cameraName(cameraId), count: regions })}</li>
          ))}
        </ul>
      )}
    </QuestionDialog>
  );
}

function nameOf(step: RemovalStep): string {
  return step.kind === 'regions' ? step.mapping.cameraId : step.name;
}

function RemovalFailure({ name, error }: { readonly name: string; readonly error: RequestError }) {
  const { t } = useTexts('mf-regions');
  if (usedCodes.includes(error.context.reason)) return <Banner kind="warning">{t('removal.changed', { name })}</Banner>;
  return <RequestFailure error={error} what={t('removal.notDone', { name })} form="line" />;
}
