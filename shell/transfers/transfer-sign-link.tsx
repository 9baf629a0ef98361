import { useAtomValue } from 'jotai';
import { openedTransfersAtom } from './opened-transfers';

export interface TransferSignLinkProps {
  /** Where the navigation leads. */
  readonly paths: readonly string[];
}

/** What goes on of exports, wherever one is: once there are some, with the program that goes on with them. */
export function TransferSignLink({ paths }: TransferSignLinkProps) {
  const opened = useAtomValue(openedTransfersAtom);
  return opened && <opened.View paths={paths} transfers={opened.transfers} />;
}
