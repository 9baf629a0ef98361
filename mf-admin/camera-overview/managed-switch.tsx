import { useTexts } from '@barnwatch/shared/i18n';
import { Switch, VisuallyHidden } from '@barnwatch/shared/ui';
import type { OverviewRow } from './overview-row';

export interface ManagedSwitchProps {
  readonly row: OverviewRow;
  readonly onManage: (cameraId: string, managed: boolean) => Promise<void>;
  /** The column's heading names it already. */
  readonly isNameHidden?: boolean;
}

/** Whether the barn keeps the camera's settings by itself. It shows the new state at once, and the old one again when refused. */
export function ManagedSwitch({ row, onManage, isNameHidden = false }: ManagedSwitchProps) {
  const { t } = useTexts('mf-admin');
  const { camera, managed, isRefused } = row;
  const name = t('management.name', { name: camera.name || camera.cameraId });
  return (
    <Switch
      label={
        isNameHidden ? (
          <>
            <span aria-hidden="true">{t(managed ? 'management.on' : 'management.off')}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        ) : (
          t('column.managed')
        )
      }
      checked={managed}
      error={isRefused ? t('management.notSaved') : undefined}
      onChange={(next) => void onManage(camera.cameraId, next)}
    />
  );
}
