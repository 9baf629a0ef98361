import { knownReading } from '@barnwatch/shared/answers';
import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Age, Banner, buttonClass, EmptyState, Icon, Page, RequestFailure } from '@barnwatch/shared/ui';
import { canvasCreatorPath } from '../../canvas-records/record/canvas-addresses';
import { useCanvases } from '../../canvas-records/record/use-canvases';
import styles from './canvas-list.module.css';
import { CanvasListSkeleton } from './canvas-list-skeleton';
import { KnownCanvases } from './known-canvases';

const mayManage = { any: ['canvases.manage'] } as const;

/** Route `canvas-list`: the canvases that are published, and one's own. */
export function CanvasListScreen() {
  const { t } = useTexts('mf-regions');
  const barn = useSelectedBarn();
  const isManager = usePermission(mayManage);
  const answer = useCanvases();
  if (!barn) return null;

  const known = knownReading(answer);
  const create = (
    <SuiteLink className={buttonClass('primary')} to={canvasCreatorPath(barn.globalUniqueIdentifier, null)}>
      <Icon name="add" size={18} />
      {t('canvasList.create')}
    </SuiteLink>
  );
  return (
    <Page title={t('canvasList.title')} subtitle={shownName(barn)} actions={isManager && create}>
      {isManager && <LineNotice needed="selected-barn" ofScreen />}
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t(known ? 'canvasList.notRefreshed' : 'canvasList.failed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form={known ? 'line' : 'area'}
          />
          {known && (
            <p className={styles.old}>
              {t('canvasList.old')} <Age since={known.receivedAt} />
            </p>
          )}
        </>
      )}
      {answer.state === 'loading' && <CanvasListSkeleton />}
      {known && (
        <>
          {!isManager && <Banner kind="info">{t('canvasList.readOnly', { right: mayManage.any.join(', ') })}</Banner>}
          {known.setAside.length > 0 && (
            <Banner kind="warning">{t('canvasList.unreadable', { count: known.setAside.length })}</Banner>
          )}
          {known.value.canvases.length === 0 ? (
            <EmptyState icon="images" hint={t(isManager ? 'canvasList.none' : 'canvasList.noneToSee')} />
          ) : (
            <KnownCanvases
              key={barn.globalUniqueIdentifier}
              barn={barn}
              canvases={known.value}
              isManager={isManager}
              onChanged={answer.retry}
            />
          )}
        </>
      )}
    </Page>
  );
}
