import { useTexts } from '@barnwatch/shared/i18n';
import { DateTimeField } from '@barnwatch/shared/ui/time';
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
      <DateTimeField
        label={t('images.time')}
        value={time}
        mayBeFuture={false}
        onChange={(next) => next !== null && next !== time && jump({ time: next })}
      />
      {compare !== null && (
        <DateTimeField
          label={t('images.compareTime')}
          value={compare}
          mayBeFuture={false}
          onChange={(next) => next !== null && next !== compare && jump({ compare: next })}
        />
      )}
    </>
  );
}
