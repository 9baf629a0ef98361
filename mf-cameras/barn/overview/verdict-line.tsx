import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Icon, type IconName } from '@barnwatch/shared/ui';
import { listPath } from '../../camera-records/addresses/camera-addresses';
import { Way } from '../../camera-records/addresses/way';
import { everyCamera, filterQuery } from '../../camera-records/camera-filter/camera-filter';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { deadAnimalsPath, openInterventionsPath } from '../barn-facts/barn-addresses';
import styles from './overview.module.css';
import { useVerdict } from './use-verdict';
import type { NeedKind, Verdict } from './verdict';

const needIcons: Readonly<Record<NeedKind, IconName>> = {
  unreachable: 'offline',
  deadAnimals: 'warning',
  camerasOffline: 'camera',
  interventions: 'intervention',
  camerasPrivate: 'privacy',
};

const verdictIcons: Readonly<Record<Verdict['kind'], IconName>> = {
  attention: 'warning',
  quiet: 'success',
  checking: 'retry',
  incomplete: 'info',
};

/** The screen on which each need is looked after; there is none for the lack of a connection. */
const addresses: Readonly<Record<NeedKind, ((barnId: string) => string) | null>> = {
  unreachable: null,
  deadAnimals: deadAnimalsPath,
  camerasOffline: (barnId) => `${listPath(barnId)}${filterQuery({ ...everyCamera, state: 'offline' })}`,
  interventions: openInterventionsPath,
  camerasPrivate: (barnId) => `${listPath(barnId)}${filterQuery({ ...everyCamera, state: 'privacy' })}`,
};

export interface VerdictLineProps {
  readonly barn: InstanceView;
  readonly cameras: ListedCameras;
}

/** The one line that says whether somebody has to come, and for what. */
export function VerdictLine({ barn, cameras }: VerdictLineProps) {
  const { t } = useTexts('mf-cameras');
  const verdict = useVerdict(barn, cameras);
  const needs = 'needs' in verdict ? verdict.needs : [];
  return (
    <div className={styles.verdict} data-verdict={verdict.kind} role="status">
      <Icon name={verdictIcons[verdict.kind]} size={28} />
      <strong className={styles.verdictWords}>{t(`overview.verdict.${verdict.kind}`)}</strong>
      {needs.length > 0 && (
        <ul className={styles.needs}>
          {needs.map(({ kind, count }) => {
            const address = addresses[kind]?.(barn.globalUniqueIdentifier);
            const words = (
              <>
                <Icon name={needIcons[kind]} size={18} />
                {t(`overview.needs.${kind}`, { count })}
              </>
            );
            return (
              <li key={kind}>
                {address === undefined ? (
                  <span className={styles.need}>{words}</span>
                ) : (
                  <Way to={address} className={styles.need}>
                    {words}
                  </Way>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
