import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { faultyField, SourceFields, sourceKindWords, TagsEditor } from '@barnwatch/shared/camera-fields';
import { AskBeforeLeaving, Form, FormMessage, hasProblem, problemsOf, useForm } from '@barnwatch/shared/forms';
import { type Translate, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, Switch, TextField, useScreenKeys, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { PrivacyButton } from '../../camera-records/privacy/privacy-button';
import type { Camera } from '../../camera-records/record/camera';
import { type CameraDraft, cameraRules, changesOf, draftOf, draftOver } from './camera-draft';
import styles from './camera-edit.module.css';
import { refusedParts } from './refusal-words';
import { saveCamera } from './save-camera';

export interface EditFormProps {
  readonly instance: InstanceView;
  /** As the barn describes it: at first perhaps as it was kept on the device. What is typed outlasts what arrives. */
  readonly described: Camera;
  readonly knownTags: readonly string[];
  readonly onSaved: () => void;
}

const sourceKinds = ['kept', 'rtsp', 'file', 'simulated'] as const;

/** Everything of a camera that can be set. */
export function EditForm({ instance, described, knownTags, onSaved }: EditFormProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const showToast = useShowToast();
  const [camera, setCamera] = useState(described);
  const [draft, setDraft] = useState(() => draftOf(described));
  const [taken, setTaken] = useState(described);
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const changes = changesOf(draft, camera);
  const change = (part: Partial<CameraDraft>) => setDraft((known) => ({ ...known, ...part }));
  const form = useForm<CameraDraft, 'incomplete'>({
    needsLine: 'selected-barn',
    values: draft,
    rules: cameraRules,
    words: (_part, problem) => frameText(`cameraFields.problems.${problem}`),
    onHeldBack: () => showToast({ kind: 'error', text: t('cameraEdit.fixErrors') }),
    async send(signal) {
      const saved = await saveCamera(client, camera, changes, signal);
      if (signal.aborted) return { kind: 'left' };
      setCamera(saved.camera);
      onSaved();
      const fields = refusedParts(saved.refusals, frameText);
      if (Object.keys(fields).length > 0) {
        showToast({ kind: 'error', text: t('cameraEdit.failed') });
        return { kind: 'refused', refusal: 'incomplete', fields };
      }
      setDraft(draftOf(saved.camera));
      showToast({ kind: 'success', text: t('cameraEdit.saved') });
      return { kind: 'taken' };
    },
  });
  const { busy, errorAt } = form;
  // All of a source is saved as one part, and told at one of its fields.
  const told = faultyField(draft.source);
  const kept = keptWords(camera, t, frameText);
  useScreenKeys([
    { keys: [t('keys.enter')], words: t('keys.addTag') },
    { keys: [t('keys.backspace')], words: t('keys.removeTag') },
  ]);
  if (taken !== described && !busy) {
    setTaken(described);
    setCamera(described);
    setDraft(draftOver(described, draft, camera));
  }
  // A tag that is too long changes nothing and is typed all the same.
  const isTouched = changes.length > 0 || hasProblem(problemsOf(cameraRules, draft));

  const discard = () => {
    setDraft(draftOf(camera));
    form.startOver();
  };

  return (
    <Form className={styles.form} form={form}>
      <FormMessage>
        {form.refusal !== null && <Banner kind="error">{t('cameraEdit.failed')}</Banner>}
        {form.isFaulty && <Banner kind="error">{t('cameraEdit.fixErrors')}</Banner>}
      </FormMessage>
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
      <TagsEditor
        label={t('cameraEdit.tags')}
        draft={draft.tags}
        known={knownTags}
        error={errorAt('tags')}
        onChange={(tags) => change({ tags })}
      />
      <Switch
        label={t('cameraEdit.managed')}
        hint={t('cameraEdit.managedHint')}
        error={errorAt('managed')}
        checked={draft.managed}
        onChange={(managed) => change({ managed })}
      />
      <SourceFields
        kinds={sourceKinds}
        draft={draft.source}
        kept={kept}
        errorAt={(field) => (field === told ? errorAt('source') : undefined)}
        onChange={(source) => change({ source })}
      />
      <div>
        <PrivacyButton instance={instance} camera={camera} />
      </div>
      <div className={styles.actions}>
        <Button disabled={!isTouched || busy} onClick={discard}>
          {t('cameraEdit.discard')}
        </Button>
        <Button type="submit" kind="primary" icon="check" busy={busy} disabled={!isTouched}>
          {t('cameraEdit.save')}
        </Button>
      </div>
      <AskBeforeLeaving
        hasUnsaved={isTouched}
        title={t('cameraEdit.leaveTitle')}
        text={t('cameraEdit.leaveText')}
        leave={t('cameraEdit.leave')}
      />
    </Form>
  );
}

/** Says what is kept, as far as the barn tells it. */
function keptWords({ sourceKind }: Camera, t: Translate, frameText: Translate): string {
  const kind = sourceKindWords(sourceKind, frameText);
  return kind === null ? t('cameraEdit.source.kept') : t('cameraEdit.source.keptKind', { kind });
}
