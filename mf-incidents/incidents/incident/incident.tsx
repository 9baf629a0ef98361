import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useNavigate, useParams } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Icon, Page, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { withFirstPayload } from '../../incident-records/record/hidden-record';
import { incidentsAddress } from '../../incident-records/record/incident-addresses';
import { lastValueOf, useIncident, useIncidentEvents } from '../../incident-records/record/use-incident';
import { incidentWords } from '../../incident-records/words/incident-words';
import { useOwnWords } from '../../incident-records/words/use-own-words';
import styles from './incident.module.css';
import { IncidentView } from './incident-view';

/** Route `incident/:incidentId`: one incident of whatever type. */
export function IncidentScreen() {
  const { t } = useTexts('mf-incidents');
  const { incidentId = '' } = useParams();
  const barn = useSelectedBarn();
  const navigate = useNavigate();
  const answer = useIncident(incidentId);
  const incident = lastValueOf(answer);
  const first = lastValueOf(useIncidentEvents(incidentId))?.events[0];
  const barnId = barn?.globalUniqueIdentifier ?? '';
  const toAll = incidentsAddress(barnId);
  const shown = useMemo(() => incident && withFirstPayload(incident, first?.payload), [incident, first]);
  const ownWords = useOwnWords(useMemo(() => (shown ? [{ barnId, incident: shown }] : []), [barnId, shown]));
  const title = shown ? incidentWords(shown, t, ownWords.of(barnId)).heading : t('incident.title');
  return (
    <Page
      title={title}
      width="reading"
      back={
        <SuiteLink className={buttonClass('quiet')} to={toAll} aria-label={t('incident.back')} end>
          <Icon name="chevron-left" />
        </SuiteLink>
      }
    >
      {ownWords.questions}
      {answer.state === 'loading' && (
        <div role="status" aria-label={t('incident.loading')} className={styles.loading}>
          <Skeleton height="14rem" />
          <Skeleton height="10rem" />
        </div>
      )}
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t(incident ? 'incident.notRefreshed' : 'incident.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={incident ? 'line' : 'area'}
        />
      )}
      {answer.state === 'ready' && answer.value === null && (
        <EmptyState
          icon="incident"
          hint={t('incident.gone')}
          action={
            <SuiteLink className={buttonClass('quiet')} to={toAll}>
              {t('incident.allIncidents')}
            </SuiteLink>
          }
        />
      )}
      {incident && (
        <IncidentView
          key={incident.incidentId}
          incident={incident}
          onDone={(action) => (action === 'delete' ? void navigate(toAll, { replace: true }) : answer.retry())}
        />
      )}
    </Page>
  );
}
