import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import type { AddressedCamera } from '../addresses/camera-addresses';
import { PrivacyButton } from '../privacy/privacy-button';
import type { CameraActionId } from './camera-actions';
import styles from './camera-actions.module.css';
import { useCameraActions } from './use-camera-actions';

export interface CameraActionLinksProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  /** What one is at already. */
  readonly except?: CameraActionId;
}

/** The ways on from a camera, as many as the account and the deployment have, and its privacy among them. */
export function CameraActionLinks({ instance, camera, except }: CameraActionLinksProps) {
  const { t } = useTexts('mf-cameras');
  const actions = useCameraActions(instance, camera).filter(({ id }) => id !== except);
  return (
    <ul className={styles.actions} aria-label={t('cameraActions.title')}>
      {actions.map(({ id, icon, address, returns }) => (
        <li key={id}>
          <SuiteLink
            className={`${buttonClass('quiet')} ${styles.action}`}
            to={address}
            {...(returns && { state: roundTrip })}
          >
            <Icon name={icon} />
            {t(`cameraActions.${id}`)}
          </SuiteLink>
        </li>
      ))}
      <li>
        <PrivacyButton className={styles.action} instance={instance} camera={camera} />
      </li>
    </ul>
  );
}
