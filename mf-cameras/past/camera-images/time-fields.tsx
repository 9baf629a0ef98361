import { useTexts } from '@barnwatch/shared/i18n';
import { MomentField } from '@barnwatch/shared/ui/time';
import type { ImagesView } from './images-address';
import type { ChangeImages } from './use-images-view';

export interface TimeFieldsProps {
  readonly time: number;
  readonly compare: number | null;
  readonly onChange: ChangeImages;
}

/** The chosen times as text, calendar and clock. */
export function TimeFields({ time, compare, onChange }: TimeFieldsProps) {
  const { t } = useTexts('mf-cameras');
  const jump = (part: Partial<ImagesView>) => onChange(part, 'jump');
  return (
    <>
      <MomentField
        label={t('images.time')}
        value={time}
        mayBeFuture={false}
        onChange={(next) => jump({ time: next })}
      />
      {compare !== null && (
        <MomentField
          label={t('images.compareTime')}
          value={compare}
          mayBeFuture={false}
          onChange={(next) => jump({ compare: next })}
        />
      )}
    </>
  );
}
