import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';

export interface ChooseCamerasButtonProps {
  /** Whether all cameras are shown, new ones too. */
  readonly isAll: boolean;
  readonly shown: number;
  readonly total: number;
  readonly onPress: () => void;
}

/** Says how many cameras are chosen, and opens the choice. */
export function ChooseCamerasButton({ isAll, shown, total, onPress }: ChooseCamerasButtonProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <Button icon="camera" onClick={onPress}>
      {isAll ? t('grid.camerasAll', { count: shown }) : t('grid.camerasChosen', { count: shown, total })}
    </Button>
  );
}
