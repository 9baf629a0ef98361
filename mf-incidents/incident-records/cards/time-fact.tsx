import { formatDateTime } from '@barnwatch/shared/i18n';

export interface TimeFactProps {
  readonly label: string;
  /** ms since 1970 UTC */
  readonly timeMs: number;
}

/** A moment as a line of a description list. */
export function TimeFact({ label, timeMs }: TimeFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={new Date(timeMs).toISOString()}>{formatDateTime(timeMs)}</time>
      </dd>
    </div>
  );
}
