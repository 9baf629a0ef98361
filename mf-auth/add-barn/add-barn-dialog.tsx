import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { AddedBarn } from './added-barn';
import { AskAddresses } from './ask-addresses';
import { EnterCode } from './enter-code';
import { useAdding } from './use-adding';

export interface AddBarnDialogProps {
  readonly onClose: () => void;
  readonly onSignIn: (instanceId: string) => void;
}

const titleKeys = {
  enter: 'addBarn.title',
  ask: 'addBarn.askTitle',
  connecting: 'addBarn.askTitle',
  added: 'addBarn.added',
} as const;

/** Adds a barn by its discovery code: enter it, see where it leads, and only then connect. */
export function AddBarnDialog({ onClose, onSignIn }: AddBarnDialogProps) {
  const { t } = useTexts('mf-auth');
  const [code, setCode] = useState('');
  const { adding, enter, connect, back } = useAdding();

  function step() {
    switch (adding.step) {
      case 'enter':
        return <EnterCode code={code} adding={adding} onChange={setCode} onEnter={() => enter(code)} />;
      case 'ask':
      case 'connecting':
        return <AskAddresses adding={adding} onBack={back} onConnect={() => connect(code, adding.discoveryObject)} />;
      case 'added':
        return <AddedBarn instanceId={adding.instanceId} onClose={onClose} onSignIn={onSignIn} />;
    }
  }

  return (
    <Dialog open title={t(titleKeys[adding.step])} onClose={onClose}>
      {step()}
    </Dialog>
  );
}
