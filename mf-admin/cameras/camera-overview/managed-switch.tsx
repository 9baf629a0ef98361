import { useTexts } from '@barnwatch/shared/i18n';
import { Switch, VisuallyHidden } from '@barnwatch/shared/ui';
import type { OverviewRow } from './overview-row';

export interface ManagedSwitchProps {
  readonly row: OverviewRow;
  readonly onManage: (cameraId: string, managed: boolean) => Promise<void>;
  /** The column's heading names it already. */
  readonly isHeaded?: boolean;
}

/** Whether the barn keeps the camera's settings by itself. It shows the new state at once, and the old one again when refused. */
export function ManagedSwitch({ row, onManage, isHeaded = false }: ManagedSwitchProps) {
  const { t } = useTexts('mf-admin');
  const { camera, managed, isRefused } = row;
  const shown = isHeaded ? t(managed ? 'management.on' : 'management.off') : t('management.label');
  return (
    <Switch
      label={
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{t('management.name', { name: camera.name || camera.cameraId })}</VisuallyHidden>
        </>
      }
      checked={managed}
      error={isRefused ? t('management.notSaved') : undefined}
      onChange={(next) => void onManage(camera.cameraId, next)}
    />
  );
}
