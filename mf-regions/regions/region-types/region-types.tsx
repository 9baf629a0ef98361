import { knownReading } from '@barnwatch/shared/answers';
import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, EmptyState, Page, RequestFailure } from '@barnwatch/shared/ui';
import { useRegionTypes } from '../../region-records/record/use-regions';
import { RegionTypeList } from './region-type-list';
import styles from './region-types.module.css';
import { RegionTypesSkeleton } from './region-types-skeleton';

const mayChange = { any: ['regions.manage'] } as const;

/** Route `administration/roi-types`: the kinds of regions and their colours. */
export function RegionTypesScreen() {
  const { t } = useTexts('mf-regions');
  const barn = useSelectedBarn();
  const isManager = usePermission(mayChange);
  const answer = useRegionTypes();
  if (!barn) return null;

  const known = knownReading(answer);
  return (
    <Page title={t('regionTypes.title')} subtitle={shownName(barn)} width="reading">
      <p className={styles.lead}>{t('regionTypes.lead')}</p>
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t(known ? 'regionTypes.notRefreshed' : 'regionTypes.failed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form={known ? 'line' : 'area'}
          />
          {known && (
            <p className={styles.old}>
              {t('regionTypes.old')} <Age since={known.receivedAt} />
            </p>
          )}
        </>
      )}
      {answer.state === 'loading' && <RegionTypesSkeleton />}
      {known && (
        <>
          {!isManager && <Banner kind="info">{t('regionTypes.readOnly', { right: mayChange.any.join(', ') })}</Banner>}
          {known.setAside.length > 0 && (
            <Banner kind="warning">{t('regionTypes.unreadable', { count: known.setAside.length })}</Banner>
          )}
          {known.value.length === 0 ? (
            <EmptyState icon="region" hint={t('regionTypes.none')} />
          ) : (
            <RegionTypeList
              key={barn.globalUniqueIdentifier}
              regionTypes={known.value}
              receivedAt={known.receivedAt}
              isManager={isManager}
              onSaved={answer.retry}
            />
          )}
        </>
      )}
    </Page>
  );
}
