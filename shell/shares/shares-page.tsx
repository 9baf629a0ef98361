import { useDeviceIsLate, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Navigate, useCanOpen, useParams, useSearchParams } from '@barnwatch/shared/routing';
import { Banner, EmptyState, ErrorState, Page, Skeleton } from '@barnwatch/shared/ui';
import { BarnChoice } from './barn-choice';
import { formAddress } from './share-addresses';
import { ShareCard } from './share-card';
import { useShares } from './use-shares';

const problems = ['nothing', 'no-room', 'unreadable', 'failed', 'no-worker'] as const;

/**
 * What other programs have handed to the suite: it goes on in the form of a new intervention at the barn that is
 * selected, else somebody chooses one. Until that form has it, it lies on this device.
 */
export function SharesPage() {
  const { t } = useTexts();
  const { shareId } = useParams();
  const [address] = useSearchParams();
  const { reading, discard } = useShares();
  const barn = useSelectedBarn();
  const isDeviceLate = useDeviceIsLate();
  const canOpen = useCanOpen();
  const problem = problems.find((name) => name === address.get('problem'));
  const title = t('shares.title');
  if (reading.kind === 'reading' || (isDeviceLate && !barn?.loggedIn))
    return (
      <Page title={title} width="reading">
        <Skeleton height="16rem" />
      </Page>
    );
  if (reading.kind === 'failed')
    return (
      <Page title={title} width="reading">
        <ErrorState what={t('shares.failed')} why={t('shares.failedWhy')} onRetry={reading.retry} />
      </Page>
    );
  const { shares } = reading;
  const [only] = shares.length === 1 && problem === undefined ? shares : [];
  const current = shareId === undefined ? only : shares.find(({ id }) => id === shareId);
  const others = shares.filter(({ id }) => id !== current?.id);
  if (current && barn?.loggedIn && canOpen(formAddress(barn.globalUniqueIdentifier, current.id)))
    return <Navigate to={formAddress(barn.globalUniqueIdentifier, current.id)} replace />;
  return (
    <Page title={title} subtitle={current && t('shares.which')} width="reading">
      {problem && <Banner kind="error">{t(`shares.problem.${problem}`)}</Banner>}
      {!current && (shareId !== undefined || shares.length === 0) && problem === undefined && (
        <EmptyState icon="snapshot" text={t('shares.none')} hint={t('shares.noneHint')} />
      )}
      {current && (
        <>
          <ShareCard share={current} onDiscard={() => discard(current.id)} />
          <BarnChoice shareId={current.id} />
        </>
      )}
      {others.map((share) => (
        <ShareCard key={share.id} share={share} isLink onDiscard={() => discard(share.id)} />
      ))}
    </Page>
  );
}
