import { useTexts } from '../../i18n';
import { useNow } from '../clock/clock-context';
import { Icon } from '../icons/icon';
import { Age, type AgeProps } from '../marks/age';
import { ageTone } from '../marks/age-tone';
import styles from './picture-age.module.css';
import type { TilePicture } from './tile-state';

export interface PictureAgeProps extends Pick<AgeProps, 'ground'> {
  readonly picture: TilePicture;
}

/** Whether there is something to say of a picture's age: it is old, or nobody knows how old. */
export function useIsOld(picture: TilePicture | null): boolean {
  return useNow((now) => {
    if (!picture) return false;
    const { capturedAt, timeDefect } = picture;
    return timeDefect !== undefined || capturedAt === null || ageTone(now - capturedAt) !== 'fresh';
  });
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
