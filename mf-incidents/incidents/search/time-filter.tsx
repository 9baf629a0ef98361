import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { lazyPart, SelectField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../../incident-records/opened-dialog/opened-dialog';
import { recentSpanNames, type TimeChoice } from './incident-filter';

const TimeSpanDialog = lazyPart(() => import('./time-span-dialog').then((module) => module.TimeSpanDialog));

export interface TimeFilterProps {
  readonly time: TimeChoice;
  readonly onChange: (time: TimeChoice) => void;
}

/** When the incidents were opened: any time, a recent span, or from one moment to another. */
export function TimeFilter({ time, onChange }: TimeFilterProps) {
  const { t } = useTexts('mf-incidents');
  const [asks, setAsks] = useState(false);
  const chosen = time.kind === 'recent' ? time.span : time.kind;
  const span = time.kind === 'span' ? `${formatDay(time.startMs)} – ${formatDay(time.endMs)}` : null;
  return (
    <>
      <SelectField
        label={t('filter.time')}
        value={chosen}
        options={[
          { value: 'any', label: t('filter.anyTime') },
          ...recentSpanNames.map((value) => ({ value, label: t(`filter.${value}`) })),
          ...(span === null ? [] : [{ value: 'span', label: span } as const]),
          { value: 'other', label: t('filter.otherSpan') },
        ]}
        onChange={(value) => {
          if (value === 'other') setAsks(true);
          else if (value === 'any') onChange({ kind: 'any' });
          else if (value !== 'span') onChange({ kind: 'recent', span: value });
        }}
      />
      {asks && (
        <OpenedDialog title={t('filter.otherSpan')} onClose={() => setAsks(false)}>
          <TimeSpanDialog
            span={time.kind === 'span' ? time : null}
            onChoose={(next) => {
              setAsks(false);
              onChange({ kind: 'span', ...next });
            }}
            onClose={() => setAsks(false)}
          />
        </OpenedDialog>
      )}
    </>
  );
}
