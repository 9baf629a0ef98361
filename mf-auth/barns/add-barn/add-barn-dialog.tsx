import { formatDiscoveryCode, useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { isTooLong } from '../discovery-code/code-text';
import { AddedBarn } from './added-barn';
import { AskAddresses } from './ask-addresses';
import { AskChange } from './ask-change';
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
  'ask-change': 'addBarn.askChangeTitle',
  changing: 'addBarn.askChangeTitle',
  changed: 'addBarn.changed',
} as const;

/** Adds a barn by its discovery code: enter or scan it, see where it leads, and only then connect. */
export function AddBarnDialog({ onClose, onSignIn }: AddBarnDialogProps) {
  const { t } = useTexts('mf-auth');
  const [code, setCode] = useState('');
  const { adding, enter, scan, found, readFile, connect, takeOver, back } = useAdding();
  const added = useInstance(adding.step === 'added' || adding.step === 'changed' ? adding.instanceId : null);

  /** A text that is far too long for any code is told at once; what was typed before it stays. */
  function change(text: string): void {
    if (isTooLong(text)) enter(text);
    else setCode(text);
  }

  function step() {
    switch (adding.step) {
      case 'enter':
      case 'read-file':
        return (
          <FileDrop onFile={readFile}>
            <EnterCode
              code={code}
              adding={adding}
              onChange={change}
              onEnter={() => enter(code)}
              onScan={scan}
              onFile={readFile}
              onTyped={(discoveryObject) => enter(formatDiscoveryCode(discoveryObject))}
            />
          </FileDrop>
        );
      case 'scan':
        return <ScanStep onFound={found} onFile={readFile} onBack={back} />;
      case 'ask':
      case 'connecting':
        return <AskAddresses adding={adding} onBack={back} onConnect={() => connect(adding)} />;
      case 'ask-change':
      case 'changing':
        return <AskChange adding={adding} onBack={back} onTakeOver={() => takeOver(adding)} />;
      case 'added':
      case 'changed':
        return <AddedBarn instanceId={adding.instanceId} onClose={onClose} onSignIn={onSignIn} />;
    }
  }

  return (
    <Dialog
      open
      title={t(adding.step === 'added' && added?.type === 'senator' ? 'addBarn.addedOther' : titleKeys[adding.step])}
      onClose={onClose}
    >
      {step()}
    </Dialog>
  );
}
