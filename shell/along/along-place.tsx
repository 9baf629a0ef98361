import { useTexts } from '@barnwatch/shared/i18n';
import { useFetched } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { FetchedPage } from '../fetched/fetched-page';
import { alongWorksAtom } from './along-works';

// Not part of what every page loads.
const loadPage = () => import(/* webpackChunkName: "along" */ './along-page');
const loadWork = () => import(/* webpackChunkName: "along" */ './along-work');

/** `/dashboard/{barnId}/take-along`. */
export function AlongStart() {
  const { t } = useTexts();
  return (
    <FetchedPage title={t('along.title')} load={loadPage}>
      {({ AlongPage }) => <AlongPage />}
    </FetchedPage>
  );
}

/** The place of what takes barns along, wherever one is. */
export function AlongWorkPlace() {
  return useAtomValue(alongWorksAtom) && <FetchedWork />;
}

function FetchedWork() {
  const fetched = useFetched(loadWork);
  return fetched.state === 'ready' && <fetched.part.AlongWork />;
}
