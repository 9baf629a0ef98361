import type { ReactNode } from 'react';
import { useAfterPicture } from './use-after-picture';

export interface AfterPictureProps {
  /** In its place until then. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** What is dear to make, such as a table: what was pressed is seen before it is made. */
export function AfterPicture({ before, children }: AfterPictureProps) {
  return useAfterPicture() ? children : before;
}
