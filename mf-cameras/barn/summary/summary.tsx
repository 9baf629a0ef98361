import { type InstanceView, shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDay, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Page, useNow } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { startOfMinute } from 'date-fns/startOfMinute';
import { useMemo, useRef, useState } from 'react';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { wholeClockOffset } from '../../figures/counts-now/clock-offset';
import { momentsOf } from '../../figures/spans/chosen-span';
import { ChooseCameras } from '../barn-facts/choose-cameras';
import { chosenCameras } from '../barn-facts/chosen-cameras';
import { useChosenCameras } from '../barn-facts/use-chosen-cameras';
import { HoursFigure } from './hours-figure';
import { InShort } from './in-short';
import { IncidentChangeList } from './incident-change-list';
import styles from './summary.module.css';
import { SummaryControls } from './summary-controls';
import { mostCameras, SummaryPictures } from './summary-pictures';
import { readSummaryView, summarySpans, usualMomentsOf, writeSummaryView } from './summary-span';
import { Unfinished } from './unfinished';

const maySeeIncidents = { any: ['incidents.view'] } as const;
const maySeeData = { any: ['data.view'] } as const;

/** Route `summary`: what was, for whoever takes over. It is of the moment at which it was made, so that it can be printed. */
export function SummaryScreen() {
  const { t } = useTexts('mf-cameras');
  const page = useRef<HTMLDivElement>(null);
  const barn = useSelectedBarn();
  const [query, setQuery] = useSearchParams();
  const cameras = useListedCameras();
  const [chosen, choose] = useChosenCameras({ globalUniqueIdentifier: barn?.globalUniqueIdentifier ?? '' });
  const seesIncidents = usePermission(maySeeIncidents);
  const seesData = usePermission(maySeeData);
  const now = useNow((nowMs) => startOfMinute(nowMs).getTime());
  const [made, setMade] = useState(now);
  const offset = barn ? wholeClockOffset(barn) : 0;
  const view = useMemo(() => readSummaryView(query), [query]);
  const madeAt = made + offset;
  const span = useMemo(() => momentsOf(view.span, summarySpans, madeAt), [view, madeAt]);
  const moments = useMemo(() => view.moments ?? usualMomentsOf(span), [view, span]);
  if (!barn) return null;

  const covered = { span, isLatest: view.span.kind === 'latest', offset };
  const isKnown = chosen !== undefined && cameras.all !== null;
  const existing = isKnown ? chosenCameras(cameras.listed, chosen, mostCameras) : null;
  return (
    <Page title={t('summary.title')} subtitle={<Subtitle barn={barn} span={span} made={made} />} width="regular">
      <PrivacyBanner instance={barn} />
      <div ref={page} className={styles.summary}>
        <SummaryControls
          view={view}
          span={span}
          moments={moments}
          offset={offset}
          onChange={(part) =>
            setQuery((known) => writeSummaryView({ ...readSummaryView(known), ...part }), { replace: true })
          }
          onAnew={() => setMade(now)}
          page={page}
        >
          <ChooseCameras listed={cameras.listed} shown={existing ?? []} onChoose={choose} />
        </SummaryControls>
        <InShort covered={covered} cameras={cameras} sees={{ incidents: seesIncidents, data: seesData }} />
        {seesIncidents && <Unfinished barn={barn} cameras={cameras} />}
        {seesData && <HoursFigure covered={covered} cameras={cameras} />}
        <SummaryPictures barn={barn} cameras={existing?.slice(0, mostCameras) ?? null} moments={moments} />
        {seesIncidents && <IncidentChangeList barn={barn} span={span} cameras={cameras.listed} />}
        <p className={styles.signatures} aria-hidden="true">
          <span>{t('summary.handedOver')}</span>
          <span>{t('summary.takenOver')}</span>
        </p>
      </div>
    </Page>
  );
}

interface SubtitleProps {
  readonly barn: InstanceView;
  readonly span: TimeSpan;
  /** ms since 1970 UTC by the device's clock. */
  readonly made: number;
}

/** Of which barn and span, and when it was made: paper has no clock. */
function Subtitle({ barn, span, made }: SubtitleProps) {
  const { t } = useTexts('mf-cameras');
  const offset = wholeClockOffset(barn);
  const moment = (at: number): string => `${formatDay(at)} ${formatTimeOfDay(at)}`;
  const covered = { from: moment(span.start - offset), to: moment(span.end - offset) };
  return [shownName(barn), t('summary.covered', covered), t('summary.made', { time: moment(made) })].join(' · ');
}
