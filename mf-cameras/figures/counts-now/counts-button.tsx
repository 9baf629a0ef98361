import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import { mayCount } from './counts-on-pictures';

export interface CountsButtonProps {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly disabled?: boolean;
}

/** Chooses whether pictures show what their cameras count; not there for those who may not see that. */
export function CountsButton({ isShown, onShow, disabled = false }: CountsButtonProps) {
  const { t } = useTexts('mf-cameras');
  const isPermitted = usePermission(mayCount);
  return (
    isPermitted && (
      <IconButton
        icon="graph"
        name={t('pictureCounts.show')}
        pressed={isShown}
        disabled={disabled}
        onClick={() => onShow(!isShown)}
      />
    )
  );
}
