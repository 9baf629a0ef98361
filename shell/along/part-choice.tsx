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
  /** Without a line nothing can be counted, which is said once for all. */
  readonly isReached: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** One kind of things: how many there are, and about how large they are. */
export function PartChoice({ part, bytes, isChosen, isFixed, isReached, onChange }: PartChoiceProps) {
  const { t, language } = useTexts();
  const { title, count, state, error, retry } = part;
  const size = formatFileSize(bytes, language);
  const known = state === 'loading' ? t('along.partCounting') : t('along.countAndSize', { count, size });
  const hint = state === 'failed' ? undefined : known;
  return (
    <div>
      <Checkbox
        label={title}
        hint={hint}
        checked={isChosen && state !== 'failed'}
        disabled={isFixed || state === 'failed'}
        onChange={onChange}
      />
      {state === 'failed' && error && isReached && (
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
