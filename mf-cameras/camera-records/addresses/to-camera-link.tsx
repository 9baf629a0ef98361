import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import { cameraPath } from './camera-addresses';

export interface ToCameraLinkProps {
  readonly barnId: string;
  readonly cameraId: string;
  readonly name: string;
}

/** The way back from what belongs to one camera: to its live picture. */
export function ToCameraLink({ barnId, cameraId, name }: ToCameraLinkProps) {
  const { t } = useTexts('mf-cameras');
  const words = t('cameraDetail.toCamera', { name });
  return (
    <SuiteLink className={buttonClass('quiet')} to={cameraPath(barnId, cameraId)} aria-label={words} title={words}>
      <Icon name="chevron-left" />
    </SuiteLink>
  );
}
