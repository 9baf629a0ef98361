import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useLeaveGuard } from '@barnwatch/shared/routing';
import { Banner, Button, ConfirmDialog, Switch, TextField, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { Camera } from '../api/camera';
import type { CameraChangeKey } from '../api/change-camera';
import { PrivacyButton } from '../privacy/privacy-button';
import { type CameraDraft, changesOf, draftOf, draftOver, draftProblems } from './camera-draft';
import styles from './camera-edit.module.css';
import { refusalWords } from './refusal-words';
import { SourceFields } from './source-fields';
import { TagsField } from './tags-field';
import { useSaveCamera } from './use-save-camera';

export interface EditFormProps {
  readonly instance: InstanceView;
  /** As the barn describes it: at first perhaps as it was kept on the device. What is typed outlasts what arrives. */
  readonly described: Camera;
  readonly knownTags: readonly string[];
  readonly onSaved: () => void;
}

/** Everything of a camera that can be set. */
export function EditForm({ instance, described, knownTags, onSaved }: EditFormProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const showToast = useShowToast();
  const [camera, setCamera] = useState(described);
  const [draft, setDraft] = useState(() => draftOf(described));
  const [taken, setTaken] = useState(described);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, refusals, save, forget } = useSaveCamera(instance.globalUniqueIdentifier);
  if (taken !== described && !isBusy) {
    setTaken(described);
    setCamera(described);
    setDraft(draftOver(described, draft, camera));
  }
  const changes = changesOf(draft, camera);
  const problems = draftProblems(draft);
  // A tag that is too long changes nothing and is typed all the same.
  const isTouched = changes.length > 0 || problems.size > 0;
  const guard = useLeaveGuard(isTouched);
  const change = (part: Partial<CameraDraft>) => setDraft((known) => ({ ...known, ...part }));

  const errorAt = (key: CameraChangeKey): string | undefined => {
    const problem = isChecked ? problems.get(key) : undefined;
    if (problem) return t(`cameraEdit.problems.${problem}`);
    const refusal = refusals.get(key);
    return refusal && refusalWords(refusal, frameText);
  };

  const discard = () => {
    setDraft(draftOf(camera));
    setChecked(false);
    forget();
  };

  const submit = async () => {
    setChecked(true);
    if (problems.size > 0) return showToast({ kind: 'error', text: t('cameraEdit.fixErrors') });
    if (changes.length === 0 || isBusy) return;
    const saved = await save(camera, changes);
    setCamera(saved.camera);
    onSaved();
    if (!saved.isComplete) return showToast({ kind: 'error', text: t('cameraEdit.failed') });
    setDraft(draftOf(saved.camera));
    setChecked(false);
    showToast({ kind: 'success', text: t('cameraEdit.saved') });
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {refusals.size > 0 && <Banner kind="error">{t('cameraEdit.failed')}</Banner>}
      {isChecked && problems.size > 0 && <Banner kind="error">{t('cameraEdit.fixErrors')}</Banner>}
      <TextField
        label={t('cameraEdit.name')}
        required
        error={errorAt('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('cameraEdit.sortPrefix')}
        hint={t('cameraEdit.sortPrefixHint')}
        error={errorAt('sortPrefix')}
        value={draft.sortPrefix}
        onChange={(sortPrefix) => change({ sortPrefix })}
      />
      <TagsField
        tags={draft.tags}
        typed={draft.typedTag}
        known={knownTags}
        error={errorAt('tags')}
        onChange={(tags, typedTag) => change({ tags, typedTag })}
      />
      <Switch
        label={t('cameraEdit.managed')}
        hint={t('cameraEdit.managedHint')}
        error={errorAt('managed')}
        checked={draft.managed}
        onChange={(managed) => change({ managed })}
      />
      <SourceFields
        draft={draft.source}
        camera={camera}
        error={errorAt('source')}
        onChange={(source) => change({ source })}
      />
      <div>
        <PrivacyButton instance={instance} camera={camera} />
      </div>
      <div className={styles.actions}>
        <Button disabled={!isTouched || isBusy} onClick={discard}>
          {t('cameraEdit.discard')}
        </Button>
        <Button type="submit" kind="primary" icon="check" busy={isBusy} disabled={!isTouched}>
          {t('cameraEdit.save')}
        </Button>
      </div>
      <ConfirmDialog
        open={guard.isAsked}
        title={t('cameraEdit.leaveTitle')}
        text={t('cameraEdit.leaveText')}
        confirmLabel={t('cameraEdit.leave')}
        kind="danger"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </form>
  );
}
