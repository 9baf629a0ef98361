import { type Editing, useEdits } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { setCameraManagement } from '@barnwatch/shared/wire/calls';

/**
 * Switches the management of cameras on and off. Needs `cameras.manage`.
 * @param onSaved told after each saved change
 */
export function useManagement(onSaved: () => void): Editing<boolean> {
  const { t } = useTexts('mf-admin');
  const showToast = useShowToast();
  return useEdits(setCameraManagement, {
    request: (cameraId, managed: boolean) => ({ path: { cameraId, autoManaged: managed } }),
    onSaved,
    onRefused: () => showToast({ kind: 'error', text: t('management.failed') }),
  });
}
