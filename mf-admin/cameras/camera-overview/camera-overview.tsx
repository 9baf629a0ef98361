import { knownReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink } from '@barnwatch/shared/routing';
import { Age, Banner, buttonClass, EmptyState, Icon, Page, RequestFailure } from '@barnwatch/shared/ui';
import { useCameras } from '../../camera-records/api/use-cameras';
import styles from './camera-overview.module.css';
import { CamerasSkeleton } from './cameras-skeleton';
import { Overview } from './overview';

/** Route `administration/cameraOverview`: all cameras of the barn, those out of use and without tags included. */
export function CameraOverviewScreen() {
  const { t } = useTexts('mf-admin');
  const barn = useSelectedBarn();
  const answer = useCameras();
  if (!barn) return null;

  const known = knownReading(answer);
  return (
    <Page
      title={t('cameraOverview.title')}
      subtitle={shownName(barn)}
      actions={
        <SuiteLink
          className={buttonClass('primary')}
          to={generatePath('/dashboard/:barnId/administration/createCamera', {
            barnId: barn.globalUniqueIdentifier,
          })}
        >
          <Icon name="add" size={18} />
          {t('createCamera.title')}
        </SuiteLink>
      }
    >
      <LineNotice needed="selected-barn" ofScreen />
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t(known ? 'cameraOverview.notRefreshed' : 'cameraOverview.failed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form={known ? 'line' : 'area'}
          />
          {known && (
            <p className={styles.old}>
              {t('cameraOverview.old')} <Age since={known.receivedAt} />
            </p>
          )}
        </>
      )}
      {answer.state === 'loading' && <CamerasSkeleton />}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">
          {t('cameraOverview.unreadable', {
            count: known.setAside.length,
            ids: known.setAside.slice(0, 10).join(', '),
          })}
        </Banner>
      )}
      {known &&
        (known.value.length === 0 ? (
          <EmptyState icon="camera" hint={t('cameraOverview.none')} />
        ) : (
          <Overview
            key={barn.globalUniqueIdentifier}
            cameras={known.value}
            receivedAt={known.receivedAt}
            barnName={shownName(barn)}
            onSaved={answer.retry}
          />
        ))}
    </Page>
  );
}
