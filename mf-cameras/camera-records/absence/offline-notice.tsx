import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import { byDeviceClock, type Camera, isDecommissioned } from '../record/camera';

export interface OfflineNoticeProps {
  readonly instance: Pick<InstanceView, 'clockOffsetMs'>;
  readonly camera: Camera | null;
}

/** Why there is no picture of now. Product 8.5: "the camera is offline and was last seen on a date". */
export function OfflineNotice({ camera: told, instance }: OfflineNoticeProps) {
  const { t } = useTexts('mf-cameras');
  if (!told) return null;
  const camera = byDeviceClock(told, instance);
  if (isDecommissioned(camera)) return <Banner kind="info">{t('cameraDetail.decommissioned')}</Banner>;
  if (camera.online || camera.privacy.active) return null;
  return (
    <Banner kind="warning">
      {camera.lastSeen === null
        ? t('cameraDetail.offlineNeverSeen')
        : t('cameraDetail.offline', { time: formatDateTime(camera.lastSeen) })}
    </Banner>
  );
}
