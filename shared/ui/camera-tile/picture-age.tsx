import { useTexts } from '../../i18n';
import { Icon } from '../icons/icon';
import { Age, type AgeProps } from '../marks/age';
import styles from './picture-age.module.css';
import type { TilePicture } from './tile-state';

export interface PictureAgeProps extends Pick<AgeProps, 'ground'> {
  readonly picture: TilePicture;
}

/** How old a picture is, or why nobody can say so. */
export function PictureAge({ picture: { capturedAt, timeDefect }, ground = 'surface' }: PictureAgeProps) {
  const { t } = useTexts();
  if (timeDefect === undefined) return <Age since={capturedAt} ground={ground} />;
  return (
    <span className={`${styles.defect} ${styles[ground]}`}>
      <Icon name="time" size={14} />
      {t(`tile.timeDefect.${timeDefect}`)}
    </span>
  );
}
