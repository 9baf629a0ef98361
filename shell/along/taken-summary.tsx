import type { TakenAlong } from '@barnwatch/shared/along';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Age, Card } from '@barnwatch/shared/ui';

interface TakenSummaryProps {
  readonly barn: InstanceView;
  readonly taken: TakenAlong | null;
}

/** What is here of this barn, how old it is, and where it is cleared. */
export function TakenSummary({ barn, taken }: TakenSummaryProps) {
  const { t, language } = useTexts();
  const canOpen = useCanOpen();
  const settings = generatePath('/dashboard/:barnId/settings', { barnId: barn.globalUniqueIdentifier });
  const bytes = Object.values(taken?.sizes ?? {}).reduce((sum, size) => sum + size.bytes, 0);
  return (
    <Card title={t('along.here')}>
      {taken === null || (taken.wholeAt === null && taken.here.length === 0) ? (
        <p>{t('along.never')}</p>
      ) : (
        <>
          {taken.wholeAt !== null && (
            <p>
              {t('along.takenBefore')} <Age since={taken.wholeAt} plain />. {t('along.ofDays', { count: taken.days })}{' '}
              {t('along.sizeOf', { size: formatFileSize(bytes, language) })}
            </p>
          )}
          {taken.here.length > 0 && <p>{t('along.unfinished', { count: taken.here.length })}</p>}
          {taken.missing > 0 && <p>{t('along.missing', { count: taken.missing })}</p>}
          {canOpen(settings) && <SuiteLink to={settings}>{t('along.toStorage')}</SuiteLink>}
        </>
      )}
    </Card>
  );
}
