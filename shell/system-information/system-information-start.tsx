import { useTexts } from '@barnwatch/shared/i18n';
import { FetchedPage } from '../fetched/fetched-page';

// Not part of what every page loads.
const loadPage = () => import(/* webpackChunkName: "help" */ './system-information');

/** `/system-information`: the place of the page about the parts of the suite. */
export function SystemInformationStart() {
  const { t } = useTexts();
  return (
    <FetchedPage title={t('systemInformation.title')} load={loadPage}>
      {({ SystemInformation }) => <SystemInformation />}
    </FetchedPage>
  );
}
