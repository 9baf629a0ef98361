import { useInstances } from '@barnwatch/shared/auth-client';
import { useState } from 'react';
import { type Adding, afterFinding } from '../add-barn/adding';
import { useAdding } from '../add-barn/use-adding';
import { AddingSteps } from './adding-steps';
import { NothingToAdd } from './nothing-to-add';
import type { QuickLink } from './quick-link';

export interface AddByLinkProps {
  readonly link: Extract<QuickLink, { action: 'add-barn' }>;
}

/** The link of a printed QR code. */
export function AddByLink({ link }: AddByLinkProps) {
  const instances = useInstances();
  const [first] = useState<Adding>(() =>
    afterFinding({ code: link.discoveryCode, displayName: link.displayName || null }, instances),
  );
  const barn = useAdding(first);
  return (
    <AddingSteps barn={barn}>
      <NothingToAdd adding={barn.adding} />
    </AddingSteps>
  );
}
