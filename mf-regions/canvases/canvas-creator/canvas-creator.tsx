import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type DraftReading, useDraft } from '@barnwatch/shared/outbox';
import { SuiteLink, useParams } from '@barnwatch/shared/routing';
import {
  Age,
  Banner,
  Button,
  buttonClass,
  EmptyState,
  Icon,
  Page,
  RequestFailure,
  Skeleton,
  useShowToast,
} from '@barnwatch/shared/ui';
import { isOwnOrShared } from '../../canvas-records/record/canvas';
import { canvasListPath } from '../../canvas-records/record/canvas-addresses';
import { useCanvasCameras } from '../../canvas-records/record/canvas-camera';
import { useCanvas } from '../../canvas-records/record/use-canvases';
import { arrangementOf } from './arranging/arrangement';
import type { Base } from './arranging/creator-state';
import { type CreatorDraft, creatorDraftSchema, draftName } from './creator-draft';
import { Workplace } from './workplace/workplace';

const mayManage = { any: ['canvases.manage'] } as const;

/** Routes `canvas-creator` and `canvas-creator/:canvasId`: pictures of cameras are arranged as one picture. */
export function CanvasCreatorScreen() {
  const { t } = useTexts('mf-regions');
  const barn = useSelectedBarn();
  const { canvasId } = useParams();
  if (!barn) return null;
  const barnId = barn.globalUniqueIdentifier;
  const back = (
    <SuiteLink className={buttonClass('quiet')} to={canvasListPath(barnId)} aria-label={t('canvasCreator.toList')}>
      <Icon name="chevron-left" size={20} />
    </SuiteLink>
  );
  const title = t(canvasId === undefined ? 'canvasCreator.newTitle' : 'canvasCreator.title');
  return (
    <Page title={title} subtitle={shownName(barn)} width="full" back={back}>
      {canvasId === undefined ? (
        <WithDraft key={barnId} barn={barn} canvasId={null} told={null} isMissing={false} onReread={nothing} />
      ) : (
        <OfBarn key={`${barnId} ${canvasId}`} barn={barn} canvasId={canvasId} />
      )}
    </Page>
  );
}

function nothing(): void {
  // A canvas that is on no barn yet cannot be read again.
}

/** A canvas that the barn has: it is read first, also where a draft of it lies here. */
function OfBarn({ barn, canvasId }: { readonly barn: InstanceView; readonly canvasId: string }) {
  const { t } = useTexts('mf-regions');
  const answer = useCanvas(canvasId);
  const known = knownReading(answer);
  if (answer.state === 'loading') return <Skeleton height="24rem" />;
  if (!known) {
    if (answer.state !== 'failed') return null;
    return (
      <RequestFailure
        error={answer.error}
        what={t('canvasCreator.failed')}
        onRetry={answer.retry}
        retrying={answer.refreshing}
      />
    );
  }
  const canvas = known.value;
  if (!canvas && known.setAside.length > 0) {
    return <EmptyState icon="damaged" text={t('canvasCreator.unreadable')} hint={t('canvasCreator.unreadableHint')} />;
  }
  const told: Base | null = canvas && {
    canvasId,
    arrangement: arrangementOf(canvas),
    lastUpdated: canvas.lastUpdated,
  };
  const lost = known.setAsideWithin.length;
  return (
    <>
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t('canvasCreator.notRefreshed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form="line"
          />
          <p>
            {t('canvasList.old')} <Age since={known.receivedAt} />
          </p>
        </>
      )}
      {lost > 0 && <Banner kind="warning">{t('canvasCreator.unreadablePlaces', { count: lost })}</Banner>}
      {canvas && !isOwnOrShared(canvas, barn.accountId) && <Banner kind="info">{t('canvasCreator.notYours')}</Banner>}
      <WithDraft barn={barn} canvasId={canvasId} told={told} isMissing={canvas === null} onReread={answer.retry} />
    </>
  );
}

interface WithDraftProps {
  readonly barn: InstanceView;
  readonly canvasId: string | null;
  /** As the barn has it now. */
  readonly told: Base | null;
  readonly isMissing: boolean;
  readonly onReread: () => void;
}

/** What was arranged and not saved goes on where it was left. */
function WithDraft({ barn, canvasId, told, isMissing, onReread }: WithDraftProps) {
  const { t } = useTexts('mf-regions');
  const showToast = useShowToast();
  const isManager = usePermission(mayManage);
  const draft: DraftReading<CreatorDraft> = useDraft(draftName(canvasId), creatorDraftSchema, () =>
    showToast({ kind: 'warning', text: t('canvasCreator.cameLate') }),
  );
  const cameras = useCanvasCameras();
  if (draft.state === 'reading') return <Skeleton height="24rem" />;
  if (draft.state === 'late') {
    return (
      <EmptyState
        icon="edit"
        text={t('canvasCreator.late')}
        hint={t('canvasCreator.lateHint')}
        action={<Button onClick={draft.beginWithout}>{t('canvasCreator.beginWithout')}</Button>}
      />
    );
  }
  if (isMissing && draft.found === null) {
    return <EmptyState icon="images" text={t('canvasCreator.missing')} hint={t('canvasCreator.missingHint')} />;
  }
  return (
    <>
      {!isManager && <Banner kind="info">{t('canvasList.readOnly', { right: mayManage.any.join(', ') })}</Banner>}
      {cameras.state === 'failed' && (
        <RequestFailure
          error={cameras.error}
          what={t(cameras.stale ? 'cameraCanvas.camerasOld' : 'canvasCreator.noCameras')}
          onRetry={cameras.retry}
          retrying={cameras.refreshing}
          form="line"
        />
      )}
      <Workplace
        key={draft.begun}
        barn={barn}
        cameras={knownReading(cameras)?.value ?? null}
        told={told}
        isMissing={isMissing}
        draft={draft}
        onReread={onReread}
      />
    </>
  );
}
