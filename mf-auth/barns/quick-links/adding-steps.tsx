import { useNavigate } from '@barnwatch/shared/routing';
import type { ReactNode } from 'react';
import { dashboardPath } from '../../access/arrival/arrival';
import { AddedBarn } from '../add-barn/added-barn';
import { AskAddresses } from '../add-barn/ask-addresses';
import { AskChange } from '../add-barn/ask-change';
import type { AddingBarn } from '../add-barn/use-adding';
import styles from './quick-links.module.css';

export interface AddingStepsProps {
  readonly barn: AddingBarn;
  /** In place of the steps before a code was found. */
  readonly children: ReactNode;
}

/** The steps of adding a barn on a page of its own: the same as in the dialog, from the question on. */
export function AddingSteps({ barn, children }: AddingStepsProps) {
  const { adding, connect, takeOver } = barn;
  const navigate = useNavigate();
  const toBarns = () => void navigate('/select-barn', { replace: true });

  function content() {
    switch (adding.step) {
      case 'ask':
      case 'connecting':
        return <AskAddresses adding={adding} onBack={toBarns} onConnect={() => connect(adding)} />;
      case 'ask-change':
      case 'changing':
        return <AskChange adding={adding} onBack={toBarns} onTakeOver={() => takeOver(adding)} />;
      case 'added':
      case 'changed':
        return (
          <AddedBarn
            instanceId={adding.instanceId}
            onClose={toBarns}
            onSignIn={(barnId) =>
              void navigate('/select-barn', { replace: true, state: { barnId, returnTo: dashboardPath(barnId) } })
            }
          />
        );
      case 'enter':
      case 'scan':
      case 'read-file':
        return children;
    }
  }

  return <section className={`${styles.step} ${styles.question}`}>{content()}</section>;
}
