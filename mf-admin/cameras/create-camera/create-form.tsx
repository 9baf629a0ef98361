import { sendCall } from '@barnwatch/shared/answers';
import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { SourceFields, sourceOf, TagsEditor } from '@barnwatch/shared/camera-fields';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import type { DraftStore } from '@barnwatch/shared/outbox';
import { Banner, Button, RequestFailure, Switch, TextField, useShowToast } from '@barnwatch/shared/ui';
import { createCamera, setCameraManagement } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import { AttemptPicture } from './attempt-picture';
import styles from './create-camera.module.css';
import { type KeptCamera, keptCamera } from './kept-camera';
import {
  type NewCameraDraft,
  type NewCameraValues,
  newCamera,
  newCameraOf,
  newCameraRules,
  valuesOf,
} from './new-camera';
import { useAttempt } from './use-attempt';

export interface CreateFormProps {
  /** What was filled in before. */
  readonly found: KeptCamera | null;
  readonly store: DraftStore<KeptCamera>;
  readonly knownTags: readonly string[] | null;
  readonly onCreated: (cameraId: string) => void;
}

const sourceKinds = ['rtsp', 'file', 'simulated'] as const;

/** All that a new camera needs, and a look at its picture before it is saved. */
export function CreateForm({ found, store, knownTags, onCreated }: CreateFormProps) {
  const { t } = useTexts('mf-admin');
  const { t: frameText } = useTexts();
  const client = useInstanceClient();
  const showToast = useShowToast();
  const [draft, setDraft] = useState<NewCameraDraft>(found ?? newCamera);
  const change = (part: Partial<NewCameraDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    void store.keep(keptCamera(next));
  };
  const { attempt, attemptNow, tellDamaged } = useAttempt(sourceOf(draft.source));
  const form = useForm<NewCameraValues, RequestError>({
    needsLine: 'selected-barn',
    values: valuesOf(draft),
    rules: newCameraRules,
    words: (_field, problem) => frameText(`cameraFields.problems.${problem}`),
    onHeldBack: () => showToast({ kind: 'error', text: t('createCamera.fixErrors') }),
    async send(signal) {
      const created = await sendCall(client, createCamera, { body: { camera: newCameraOf(draft) } }, { signal });
      if (signal.aborted) return { kind: 'left' };
      if (!created.ok) {
        const { error } = created;
        showToast({ kind: 'error', text: t('createCamera.failed') });
        const fields = error.context.reason === 'camera-exists' ? { cameraId: t('createCamera.exists') } : {};
        return { kind: 'refused', refusal: error, fields };
      }
      const { cameraId, name } = created.value.answer.camera;
      if (draft.managed) {
        const managed = await sendCall(
          client,
          setCameraManagement,
          { path: { cameraId, autoManaged: true } },
          { signal },
        );
        if (!managed.ok && !signal.aborted) showToast({ kind: 'warning', text: t('createCamera.managedFailed') });
      }
      if (signal.aborted) return { kind: 'left' };
      showToast({ kind: 'success', text: t('createCamera.created', { name }) });
      void store.forget();
      onCreated(cameraId);
      return { kind: 'taken' };
    },
  });
  const { busy, errorAt, refusal } = form;
  const isSeen = attempt.kind === 'shown';

  return (
    <Form className={styles.form} form={form}>
      <FormMessage>
        {refusal && <RequestFailure error={refusal} what={t('createCamera.failed')} form="line" />}
        {form.isFaulty && <Banner kind="error">{t('createCamera.fixErrors')}</Banner>}
      </FormMessage>
      <TextField
        label={t('createCamera.name')}
        required
        error={errorAt('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <SourceFields
        kinds={sourceKinds}
        draft={draft.source}
        errorAt={errorAt}
        onChange={(source) => change({ source })}
      />
      <div className={styles.attempt}>
        <Button icon="snapshot" busy={attempt.kind === 'busy'} onClick={() => void attemptNow()}>
          {t('createCamera.try')}
        </Button>
        <AttemptPicture attempt={attempt} onDamaged={tellDamaged} />
      </div>
      <TagsEditor label={t('column.tags')} draft={draft.tags} known={knownTags} onChange={(tags) => change({ tags })} />
      {draft.tags.tags.length === 0 && draft.tags.typed.trim() === '' && (
        <p className={styles.note}>{t('createCamera.untagged')}</p>
      )}
      <TextField
        label={t('createCamera.sortPrefix')}
        hint={t('createCamera.sortPrefixHint')}
        error={errorAt('sortPrefix')}
        value={draft.sortPrefix}
        onChange={(sortPrefix) => change({ sortPrefix })}
      />
      <TextField
        label={t('createCamera.cameraId')}
        hint={t('createCamera.cameraIdHint')}
        error={errorAt('cameraId')}
        spellCheck={false}
        autoComplete="off"
        value={draft.cameraId}
        onChange={(cameraId) => change({ cameraId })}
      />
      <Switch
        label={t('createCamera.managed')}
        hint={t('createCamera.managedHint')}
        checked={draft.managed}
        onChange={(managed) => change({ managed })}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" icon="check" busy={busy}>
          {t(isSeen ? 'createCamera.create' : 'createCamera.createUnseen')}
        </Button>
      </div>
    </Form>
  );
}
