import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import { WorkDialog } from '../../camera-records/camera-work/work-dialog';
import type { FaultyRow, SheetReading } from './read-sheet';

/** More rows than this nobody mends one by one. */
const mostRowsTold = 20;

export interface ImportDialogProps {
  readonly reading: Extract<SheetReading, { kind: 'read' }>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** What a list would change: rows that cannot be read are told first, and left out. */
export function ImportDialog({ reading, onClose, onChanged }: ImportDialogProps) {
  const { t } = useTexts('mf-admin');
  return (
    <WorkDialog
      title={t('sheet.title')}
      planned={reading}
      actionLabel={t('sheet.apply')}
      onClose={onClose}
      onChanged={onChanged}
    >
      <p>{t('sheet.intro')}</p>
      {reading.faulty.length > 0 && <FaultyRows rows={reading.faulty} />}
    </WorkDialog>
  );
}

function FaultyRows({ rows }: { readonly rows: readonly FaultyRow[] }) {
  const { t } = useTexts('mf-admin');
  return (
    <Banner kind="warning">
      <p>{t('sheet.faulty', { count: rows.length })}</p>
      <ul>
        {rows.slice(0, mostRowsTold).map(({ row, column, cameraId, problem }) => (
          <li key={row}>
            {t('sheet.row', { row, column, id: cameraId || '–', problem: t(`sheet.rowProblems.${problem}`) })}
          </li>
        ))}
      </ul>
      {rows.length > mostRowsTold && <p>{t('work.more', { count: rows.length - mostRowsTold })}</p>}
    </Banner>
  );
}
