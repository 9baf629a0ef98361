import { knownReading, useReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Age, Banner, Button, EmptyState, Page, RequestFailure } from '@barnwatch/shared/ui';
import { queryRecordings } from '@barnwatch/shared/wire/calls';
import { useMemo, useRef, useState } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { useSpanNow } from '../../figures/spans/use-span-now';
import { BrowseTimeline } from '../../timeline/browsing/browse-timeline';
import { TimelinePlace } from '../../timeline/timeline/timeline-place';
import { recordingsPageOf, recordingsQuestion } from './listed-recordings';
import { RecordingCardPlaces, RecordingCards } from './recording-cards';
import { RecordingControls } from './recording-controls';
import styles from './recording-list.module.css';
import { RecordingPager } from './recording-pager';
import {
  type RecordingsView,
  readRecordingsView,
  spanOfTimeline,
  turnedView,
  writeRecordingsView,
} from './recordings-address';

const refreshMs = 60_000;
/** More fill the place of a timeline whatever their number. */
const mostRows = 50;

/** Route `recordings`: the video that a barn has kept, by camera and time (product 2.7). */
export function RecordingListScreen() {
  const { t } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const [query, setQuery] = useSearchParams();
  const { answer: camerasAnswer, all, listed, setAside, receivedAt } = useListedCameras();
  const text = query.toString();
  const view = useMemo(() => readRecordingsView(new URLSearchParams(text)), [text]);
  const span = useSpanNow(view.span, barn ?? { clockOffsetMs: 0 });
  const body = useMemo(() => recordingsQuestion(view, span), [view, span]);
  // A span that ends now is another question every few minutes: the device keeps one answer for each address.
  const subject = `recordings ${text}`;
  const answer = useReading(
    queryRecordings,
    { body, keep: true, subject, refreshEveryMs: refreshMs },
    recordingsPageOf,
  );
  const chosen = useMemo(
    () => (view.cameraIds === null ? listed : (all ?? []).filter(({ cameraId }) => view.cameraIds?.includes(cameraId))),
    [view.cameraIds, listed, all],
  );
  const known = knownReading(answer);
  const total = useHeldTotal(writeRecordingsView({ ...view, page: 1 }).toString(), known?.value.total ?? null);
  const top = useRef<HTMLDivElement>(null);
  if (!barn) return null;

  const change = (part: Partial<RecordingsView>) =>
    setQuery((known) => writeRecordingsView({ ...readRecordingsView(known), page: 1, ...part }));
  const turn = (step: 1 | -1, total: number) =>
    setQuery((known) => writeRecordingsView(turnedView(readRecordingsView(known), step, total)));
  const pastEnd = total !== null && total > 0 && (view.page - 1) * view.pageLength >= total;
  return (
    <Page title={t('recordings.title')} subtitle={shownName(barn)} width="full">
      <PrivacyBanner instance={barn} />
      <CameraListFailure answer={camerasAnswer} receivedAt={receivedAt} />
      <SetAsideCameras setAside={setAside} />
      <RecordingControls view={view} span={span} listed={listed} chosen={chosen} onChange={change} />
      {all === null && camerasAnswer.state === 'loading' && <TimelinePlace rows={view.cameraIds?.length ?? mostRows} />}
      {chosen.length > 0 && (
        <BrowseTimeline
          key={barn.globalUniqueIdentifier}
          subject={JSON.stringify(view.span)}
          instance={barn}
          cameras={chosen}
          span={span}
          kind="page"
          onSpan={(next) => change({ span: spanOfTimeline(next) })}
        />
      )}
      <div ref={top} className={styles.top} />
      {answer.state === 'failed' && (
        <RequestFailure
          what={t(known ? 'recordings.notRefreshed' : 'recordings.failed')}
          error={answer.error}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={known ? 'line' : 'area'}
        />
      )}
      {answer.state === 'failed' && known && (
        <p className={styles.old}>
          {t('recordings.old')} <Age since={known.receivedAt} />
        </p>
      )}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t('recordings.setAside', { count: known.setAside.length })}</Banner>
      )}
      {answer.state === 'loading' && !known && <RecordingCardPlaces count={view.pageLength} />}
      {known && (total === 0 || pastEnd) && (
        <EmptyState
          icon="recording"
          hint={t(pastEnd ? 'recordings.pastEnd' : 'recordings.emptyHint')}
          action={pastEnd && <Button onClick={() => change({ page: 1 })}>{t('recordings.toFirst')}</Button>}
        />
      )}
      {known && total !== null && total > 0 && !pastEnd && (
        <RecordingCards instance={barn} recordings={known.value.recordings} cameras={all} />
      )}
      {total !== null && total > 0 && !pastEnd && (
        <RecordingPager
          page={view.page}
          pageLength={view.pageLength}
          total={total}
          onStep={(step) => {
            turn(step, total);
            // Another page is read from its beginning.
            top.current?.scrollIntoView?.({ block: 'start' });
          }}
          onLength={(pageLength) => change({ pageLength })}
        />
      )}
    </Page>
  );
}

/**
 * How many there are by what was last told of the same choice: the way through the pages stands while the next one is
 * fetched, so that a key that turned one page turns another.
 */
function useHeldTotal(choice: string, told: number | null): number | null {
  const [held, setHeld] = useState({ choice, total: told });
  if (told !== null && (held.choice !== choice || held.total !== told)) setHeld({ choice, total: told });
  return told ?? (held.choice === choice ? held.total : null);
}
