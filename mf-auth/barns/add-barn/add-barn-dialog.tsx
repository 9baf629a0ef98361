import { useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { AddedBarn } from './added-barn';
import { AskAddresses } from './ask-addresses';
import { EnterCode } from './enter-code';
import { FileDrop } from './file-drop';
import { ScanStep } from './scan-step';
import { useAdding } from './use-adding';

export interface AddBarnDialogProps {
  readonly onClose: () => void;
  readonly onSignIn: (instanceId: string) => void;
}

const titleKeys = {
  enter: 'addBarn.title',
  scan: 'addBarn.scan',
  'read-file': 'addBarn.title',
  ask: 'addBarn.askTitle',
  connecting: 'addBarn.askTitle',
  added: 'addBarn.added',
} as const;

/** Adds a barn by its discovery code: enter or scan it, see where it leads, and only then connect. */
export function AddBarnDialog({ onClose, onSignIn }: AddBarnDialogProps) {
  const { t } = useTexts('mf-auth');
  const [code, setCode] = useState('');
  const { adding, enter, scan, found, readFile, connect, back } = useAdding();
  const added = useInstance(adding.step === 'added' ? adding.instanceId : null);

  function step() {
    switch (adding.step) {
      case 'enter':
      case 'read-file':
        return (
          <FileDrop onFile={readFile}>
            <EnterCode
              code={code}
              adding={adding}
              onChange={setCode}
              onEnter={() => enter(code)}
              onScan={scan}
              onFile={readFile}
            />
          </FileDrop>
        );
      case 'scan':
        return <ScanStep onFound={found} onFile={readFile} onBack={back} />;
      case 'ask':
      case 'connecting':
        return <AskAddresses adding={adding} onBack={back} onConnect={() => connect(adding)} />;
      case 'added':
        return <AddedBarn instanceId={adding.instanceId} onClose={onClose} onSignIn={onSignIn} />;
    }
  }

  return (
    <Dialog open title={t(added?.type === 'senator' ? 'addBarn.addedOther' : titleKeys[adding.step])} onClose={onClose}>
      {step()}
    </Dialog>
  );
}
