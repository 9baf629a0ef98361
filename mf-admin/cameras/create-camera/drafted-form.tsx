import { useTexts } from '@barnwatch/shared/i18n';
import { useDraft } from '@barnwatch/shared/outbox';
import { Banner, Button, EmptyState, Skeleton, useShowToast } from '@barnwatch/shared/ui';
import { CreateForm, type CreateFormProps } from './create-form';
import { keptCameraSchema, newCameraName } from './kept-camera';

export type DraftedFormProps = Pick<CreateFormProps, 'knownTags' | 'onCreated'>;

/** What was filled in and not created goes on where it was left. */
export function DraftedForm(props: DraftedFormProps) {
  const { t } = useTexts('mf-admin');
  const showToast = useShowToast();
  const draft = useDraft(newCameraName, keptCameraSchema, () =>
    showToast({ kind: 'warning', text: t('createCamera.cameLate') }),
  );
  if (draft.state === 'reading') return <Skeleton height="36rem" />;
  if (draft.state === 'late') {
    return (
      <EmptyState
        icon="edit"
        text={t('createCamera.late')}
        action={<Button onClick={draft.beginWithout}>{t('createCamera.beginWithout')}</Button>}
      />
    );
  }
  return (
    <>
      {draft.found && (
        <Banner kind="info" action={<Button onClick={draft.startOver}>{t('createCamera.startOver')}</Button>}>
          {t('createCamera.restored')}
        </Banner>
      )}
      <CreateForm key={draft.begun} found={draft.found} store={draft.store} {...props} />
    </>
  );
}
