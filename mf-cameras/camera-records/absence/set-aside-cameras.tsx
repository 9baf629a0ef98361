import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import type { ListedCameras } from '../camera-filter/use-listed-cameras';

/** How many cameras are missing from a list because what the barn says of them cannot be read. */
export function SetAsideCameras({ setAside }: Pick<ListedCameras, 'setAside'>) {
  const { t } = useTexts('mf-cameras');
  if (setAside.length === 0) return null;
  return <Banner kind="warning">{t('cameraList.setAside', { count: setAside.length })}</Banner>;
}
