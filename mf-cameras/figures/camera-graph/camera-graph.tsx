import { knownReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useParams } from '@barnwatch/shared/routing';
import { lazyPart, Page, Tabs } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { AbsentCamera } from '../../camera-records/absence/absent-camera';
import { ToCameraLink } from '../../camera-records/addresses/to-camera-link';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { useCameras } from '../../camera-records/record/use-cameras';
import { DistributionPanel } from '../animal-distribution/distribution-panel';
import { graphTabs } from '../spans/graph-address';
import { graphSpans } from '../spans/graph-span';
import { useSpanNow } from '../spans/use-span-now';
import { CountsPanel } from './counts-panel';
import { GraphControls } from './graph-controls';
import { useGraphView } from './use-graph-view';

const OtherSpanDialog = lazyPart(() => import('../spans/other-span-dialog').then((module) => module.OtherSpanDialog));

/** Route `camera/graph/:cameraId/:name`: what a camera counted, and how the animals spread. */
export function CameraGraphScreen() {
  const { t } = useTexts('mf-cameras');
  const { cameraId = '', name: nameInAddress = '' } = useParams();
  const barn = useSelectedBarn();
  const answer = useCameras();
  const cameras = knownReading(answer)?.value;
  const described = cameras?.find((one) => one.cameraId === cameraId);
  const name = described?.name ?? (nameInAddress || cameraId);
  const gone = answer.state === 'ready' && !described;
  const camera = useMemo(() => ({ cameraId, name }), [cameraId, name]);
  const [view, change] = useGraphView();
  const span = useSpanNow(view.span, barn ?? { clockOffsetMs: 0 });
  const [choosesSpan, setChoosesSpan] = useState(false);
  if (!barn) return null;

  const panel = { instance: barn, camera, view, span, onChange: change };
  return (
    <Page
      title={t('graph.titleOf', { name })}
      subtitle={shownName(barn)}
      back={<ToCameraLink barnId={barn.globalUniqueIdentifier} cameraId={cameraId} name={name} />}
    >
      <PrivacyBanner instance={barn} cameraId={cameraId} />
      {gone ? (
        <AbsentCamera answer={answer} cameraId={cameraId} name={name} />
      ) : (
        <Tabs
          label={t('graph.tabs.label')}
          value={view.tab}
          tabs={graphTabs.map((value) => ({ value, label: t(`graph.tabs.${value}`) }))}
          onChange={(tab) => change({ tab })}
        >
          <GraphControls
            view={view}
            onChange={change}
            onOtherSpan={() => setChoosesSpan(true)}
            withModes={view.tab === 'counts'}
          />
          {view.tab === 'counts' ? <CountsPanel {...panel} /> : <DistributionPanel {...panel} />}
        </Tabs>
      )}
      {choosesSpan && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={() => setChoosesSpan(false)}>
          <OtherSpanDialog
            span={span}
            offer={graphSpans}
            onChoose={(chosen) => {
              setChoosesSpan(false);
              change({ span: { kind: 'between', ...chosen } });
            }}
            onClose={() => setChoosesSpan(false)}
          />
        </OpenedDialog>
      )}
    </Page>
  );
}
