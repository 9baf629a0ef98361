import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import type { Incident } from '../../incident-records/record/incident';
import {
  beforeAddress,
  cameraMomentAddress,
  exportBeforeAddress,
  heatmapBeforeAddress,
  liveAddress,
  recordingsAddress,
  regionsAddress,
} from '../../incident-records/record/incident-addresses';
import { useCameraName } from '../../incident-records/record/use-camera-name';
import styles from './incident.module.css';
import { type IncidentMoment, isAboutRegion } from './incident-moment';

const maySeeCameras = { any: ['cameras.view'] } as const;
const mayWatchRecordings = { any: ['recordings.view'] } as const;
/** A heatmap is made, even if it is only looked at. */
const mayMakeHeatmaps = { any: ['artifacts.manage'] } as const;
const maySeeRegions = { any: ['regions.view'] } as const;

export interface IncidentLinksProps {
  readonly barnId: string;
  readonly incident: Incident;
  readonly moment: IncidentMoment | null;
}

/** The ways from an incident to where it can be seen. */
export function IncidentLinks({ barnId, incident, moment }: IncidentLinksProps) {
  const { t } = useTexts('mf-incidents');
  const maySee = usePermission(maySeeCameras);
  const mayWatch = usePermission(mayWatchRecordings);
  const mayRegions = usePermission(maySeeRegions);
  const toRegions = mayRegions && isAboutRegion(incident);
  if (!toRegions && (moment === null || !maySee)) return null;
  return (
    <nav className={styles.links} aria-label={t('incident.open')}>
      {moment && maySee && <CameraLinks barnId={barnId} moment={moment} mayWatch={mayWatch} />}
      {toRegions && (
        <SuiteLink className={buttonClass('quiet')} to={regionsAddress(barnId)}>
          <Icon name="region" size={18} />
          {t('incident.region')}
        </SuiteLink>
      )}
    </nav>
  );
}

interface CameraLinksProps {
  readonly barnId: string;
  readonly moment: IncidentMoment;
  readonly mayWatch: boolean;
}

function CameraLinks({ barnId, moment, mayWatch }: CameraLinksProps) {
  const { t } = useTexts('mf-incidents');
  const { cameraId, timeMs } = moment;
  const name = useCameraName(cameraId) ?? cameraId;
  const canOpen = useCanOpen();
  const mayMap = usePermission(mayMakeHeatmaps);
  const before = beforeAddress(barnId, cameraId, timeMs);
  const exported = exportBeforeAddress(barnId, cameraId, timeMs);
  const heatmap = heatmapBeforeAddress(barnId, cameraId, timeMs);
  const recordings = recordingsAddress(barnId, cameraId, timeMs);
  return (
    <>
      {mayWatch && (
        <SuiteLink className={buttonClass('quiet')} to={cameraMomentAddress(barnId, cameraId, name, timeMs)}>
          <Icon name="camera" size={18} />
          {t('incident.camera')}
        </SuiteLink>
      )}
      <SuiteLink className={buttonClass('quiet')} to={liveAddress(barnId, cameraId, name)}>
        <Icon name="live" size={18} />
        {t('incident.live')}
      </SuiteLink>
      {mayWatch && canOpen(before) && (
        <SuiteLink className={buttonClass('quiet')} to={before}>
          <Icon name="play" size={18} />
          {t('incident.before')}
        </SuiteLink>
      )}
      {mayWatch && canOpen(exported) && (
        <SuiteLink className={buttonClass('quiet')} to={exported}>
          <Icon name="download" size={18} />
          {t('incident.exportBefore')}
        </SuiteLink>
      )}
      {mayWatch && canOpen(recordings) && (
        <SuiteLink className={buttonClass('quiet')} to={recordings}>
          <Icon name="recording" size={18} />
          {t('incident.recordings')}
        </SuiteLink>
      )}
      {mayMap && canOpen(heatmap) && (
        <SuiteLink className={buttonClass('quiet')} to={heatmap}>
          <Icon name="heatmap" size={18} />
          {t('incident.heatmapBefore')}
        </SuiteLink>
      )}
    </>
  );
}
