import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { Checkbox, RequestFailure } from '@barnwatch/shared/ui';
import type { OfferedPart } from './along-parts';

interface PartChoiceProps {
  readonly part: OfferedPart;
  /** About how large it is. */
  readonly bytes: number;
  readonly isChosen: boolean;
  /** It is being taken. */
  readonly isFixed: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** One kind of things: how many there are, and about how large they are. */
export function PartChoice({ part, bytes, isChosen, isFixed, onChange }: PartChoiceProps) {
  const { t, language } = useTexts();
  const { title, count, state, error, retry } = part;
  const size = formatFileSize(bytes, language);
  return (
    <div>
      <Checkbox
        label={title}
        hint={state === 'ready' ? t('along.countAndSize', { count, size }) : t('along.partCounting')}
        checked={isChosen && state !== 'failed'}
        disabled={isFixed || state === 'failed'}
        onChange={onChange}
      />
      {state === 'failed' && error && (
        <RequestFailure
          error={error}
          what={t('along.partFailed', { part: title })}
          {...(retry && { onRetry: retry })}
          form="line"
        />
      )}
    </div>
  );
}
