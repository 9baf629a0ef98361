import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';

/** As after a start of the suite: no answer is in memory. What the device has kept is there. */
export function FreshMemory({ children }: { readonly children: ReactNode }) {
  const [memory] = useState(() => ({ provider: () => new Map() }));
  return <SWRConfig value={memory}>{children}</SWRConfig>;
}
