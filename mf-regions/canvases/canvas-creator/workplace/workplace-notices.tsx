import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button } from '@barnwatch/shared/ui';
import { freeName } from '../../../canvas-records/record/canvas-name';
import type { Creator } from './use-creator';
import type { Meanwhile } from './use-meanwhile';
import type { CanvasSaving } from './use-saving';

export interface WorkplaceNoticesProps {
  readonly creator: Creator;
  readonly saving: CanvasSaving;
  readonly meanwhile: Meanwhile;
  /** When the draft that this began with was kept; null where there was none. */
  readonly draftSavedAt: number | null;
  readonly onStartOver: () => void;
}

/** What holds for the canvas as a whole, and what one can do about it. */
export function WorkplaceNotices({ creator, saving, meanwhile, draftSavedAt, onStartOver }: WorkplaceNoticesProps) {
  const { t } = useTexts('mf-regions');
  const { refusal } = saving.form;
  const theirs = meanwhile.theirs ?? (refusal?.kind === 'changed' ? refusal.theirs : null);
  const { base, now } = creator.state;
  const isNews = theirs !== null && base !== null && theirs.lastUpdated > base.lastUpdated;
  const isGone = base !== null && (meanwhile.isGone || refusal?.kind === 'gone');
  return (
    <>
      {draftSavedAt !== null && (
        <Banner kind="info" action={<Button onClick={onStartOver}>{t('canvasCreator.startOver')}</Button>}>
          {t('canvasCreator.draftFound', { time: formatDateTime(draftSavedAt) })}
        </Banner>
      )}
      {isNews && (
        <Banner
          kind="warning"
          action={<Button onClick={() => meanwhile.compare(theirs)}>{t('canvasCreator.compare')}</Button>}
        >
          {t('canvasCreator.changed')}
        </Banner>
      )}
      {isGone && (
        <Banner
          kind="warning"
          action={<Button onClick={() => creator.basedOn(null)}>{t('canvasCreator.createAnew')}</Button>}
        >
          {t('canvasCreator.gone')}
        </Banner>
      )}
      {refusal?.kind === 'not-yours' && base !== null && (
        <Banner
          kind="warning"
          action={
            <Button
              onClick={() => {
                creator.basedOn(null);
                creator.step({ kind: 'details', to: { name: freeName(now.name, new Set([now.name])) } });
              }}
            >
              {t('canvasCreator.asOwn')}
            </Button>
          }
        >
          {t('canvasCreator.notYoursNow')}
        </Banner>
      )}
    </>
  );
}
