import type { InstanceView } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ChipChoice, Dialog, SegmentedControl, TextField } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import styles from './privacy.module.css';
import type { PrivacyScope } from './privacy-calls';
import { mostMinutes, type PrivacyChoice, privacyChoices, privacyRequest } from './privacy-choice';
import { PrivacyFailure } from './privacy-failure';
import { usePrivacyChange } from './use-privacy-change';

export interface PrivacyDialogProps {
  readonly instance: InstanceView;
  /** The camera that it was opened from; null where only all cameras can be meant. */
  readonly camera: { readonly cameraId: string; readonly name: string } | null;
  /** Every camera of the barn. */
  readonly cameraIds: readonly string[];
  readonly onClose: () => void;
}

/** Asks for whom and for how long pictures are hidden. */
export function PrivacyDialog({ instance, camera, cameraIds, onClose }: PrivacyDialogProps) {
  const { t } = useTexts('mf-cameras');
  const formId = useId();
  const [who, setWho] = useState<'camera' | 'all'>(camera ? 'camera' : 'all');
  const [choice, setChoice] = useState<PrivacyChoice>('30min');
  const [minutes, setMinutes] = useState('');
  const { error, change } = usePrivacyChange(instance);
  const request = privacyRequest(choice, minutes);
  const scope: PrivacyScope =
    who === 'camera' && camera ? { kind: 'camera', cameraId: camera.cameraId } : { kind: 'all', cameraIds };
  const form = useForm<{ readonly minutes: string }, 'refused'>({
    needsLine: 'selected-barn',
    values: { minutes },
    rules: v.object({
      minutes: v.pipe(
        v.string(),
        v.check((typed) => privacyRequest(choice, typed) !== null),
      ),
    }),
    words: () => t('privacy.minutesWrong', { most: mostMinutes }),
    async send(signal) {
      const isDone = request !== null && (await change(scope, request));
      if (signal.aborted) return { kind: 'left' };
      if (!isDone) return { kind: 'refused', refusal: 'refused' };
      onClose();
      return { kind: 'taken' };
    },
  });
  return (
    <Dialog
      open
      title={t('privacy.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('privacy.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" icon="privacy" busy={form.busy}>
            {t(scope.kind === 'all' ? 'privacy.beginAll' : 'privacy.begin')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} form={form}>
        <p>{t('privacy.explained')}</p>
        {camera && (
          <SegmentedControl
            label={t('privacy.who')}
            value={who}
            segments={[
              { value: 'camera', label: camera.name },
              { value: 'all', label: t('privacy.allCameras') },
            ]}
            onChange={setWho}
          />
        )}
        <ChipChoice
          label={t('privacy.howLong')}
          value={choice}
          chips={privacyChoices.map((value) => ({ value, label: t(`privacy.choices.${value}`) }))}
          onChange={setChoice}
        />
        {choice === 'own' && (
          <TextField
            label={t('privacy.minutes')}
            inputMode="numeric"
            value={minutes}
            onChange={setMinutes}
            error={form.errorAt('minutes')}
          />
        )}
        <FormMessage>{error && <PrivacyFailure error={error} />}</FormMessage>
      </Form>
    </Dialog>
  );
}
