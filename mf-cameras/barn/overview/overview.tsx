import { usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page } from '@barnwatch/shared/ui';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { summaryPath } from '../barn-facts/barn-addresses';
import { BarnLine } from './barn-line';
import { CamerasPart } from './cameras-part';
import { CountsPart } from './counts-part';
import { DeadAnimalsPart } from './dead-animals-part';
import { DocumentationPart } from './documentation-part';
import { Gathering } from './gathering';
import { InterventionsPart } from './interventions-part';
import styles from './overview.module.css';
import { Pictures } from './pictures';
import { VerdictLine } from './verdict-line';

const maySeeIncidents = { any: ['incidents.view'] } as const;
const maySeeData = { any: ['data.view'] } as const;

/** Route `overview`: the barn at a glance. What the account may not see is left out, and nothing of it is asked for. */
export function OverviewScreen() {
  const { t } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const cameras = useListedCameras();
  const canOpen = useCanOpen();
  const seesIncidents = usePermission(maySeeIncidents);
  const seesData = usePermission(maySeeData);
  if (!barn) return null;

  const summary = summaryPath(barn.globalUniqueIdentifier);
  const along = generatePath('/dashboard/:barnId/take-along', { barnId: barn.globalUniqueIdentifier });
  /** Beside the title where all of it is one screen; on phones below everything: it is for before one goes. */
  const takeAlong = (place: 'beside' | 'below') =>
    canOpen(along) && (
      <SuiteLink className={`${buttonClass('quiet')} ${styles.takeAlong}`} data-place={place} to={along}>
        <Icon name="download" size={18} />
        {t('overview.takeAlong')}
      </SuiteLink>
    );
  const parts = (
    <>
      <Pictures barn={barn} cameras={cameras} />
      {seesData && <CountsPart barn={barn} cameras={cameras} className={styles.countsPart} />}
      <div className={styles.notices}>
        {seesIncidents && <DeadAnimalsPart barn={barn} cameras={cameras.listed} />}
        {seesIncidents && <InterventionsPart barn={barn} />}
        <CamerasPart barn={barn} cameras={cameras} />
        {seesIncidents && <DocumentationPart barn={barn} cameras={cameras.listed} />}
      </div>
    </>
  );
  return (
    <Page
      title={t('overview.title')}
      subtitle={<BarnLine barn={barn} withState={seesIncidents} />}
      width="full"
      actions={
        <>
          {takeAlong('beside')}
          {canOpen(summary) && (
            <SuiteLink className={`${buttonClass('quiet')} ${styles.toSummary}`} to={summary}>
              <Icon name="print" size={18} />
              {t('overview.toSummary')}
            </SuiteLink>
          )}
        </>
      }
    >
      <PrivacyBanner instance={barn} />
      <div className={styles.overview}>
        {seesIncidents ? (
          <Gathering barn={barn} cameras={cameras}>
            <VerdictLine barn={barn} cameras={cameras} />
            {parts}
          </Gathering>
        ) : (
          parts
        )}
      </div>
      {takeAlong('below')}
    </Page>
  );
}
