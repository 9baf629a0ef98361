import { useTexts } from '@barnwatch/shared/i18n';
import type { WallWords } from '@barnwatch/shared/ui/wall';

export function useWallWords(): WallWords {
  const { t } = useTexts('mf-cameras');
  return {
    leave: t('wall.leave'),
    step: t('keys.wall'),
    awakeUnsupported: t('wall.awakeUnsupported'),
    awakeRefused: t('wall.awakeRefused'),
  };
}
