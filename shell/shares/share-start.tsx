import { useTexts } from '@barnwatch/shared/i18n';
import { FetchedPage } from '../fetched/fetched-page';

// Not part of what every page loads.
const loadPage = () => import(/* webpackChunkName: "shares" */ './shares-page');

/** `/share` and `/share/{id}`: the place of the page about what was shared. */
export function ShareStart() {
  const { t } = useTexts();
  return (
    <FetchedPage title={t('shares.title')} width="reading" load={loadPage}>
      {({ SharesPage }) => <SharesPage />}
    </FetchedPage>
  );
}
