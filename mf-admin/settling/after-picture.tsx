import { type ReactNode, useEffect, useState } from 'react';

/** A page that is not seen draws no pictures: what it shows is made all the same, ms. */
const longestWaitMs = 250;

export interface AfterPictureProps {
  /** In its place until then. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** What is dear to make, such as a table: what was pressed is seen before it is made. */
export function AfterPicture({ before, children }: AfterPictureProps) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setSeen(true), longestWaitMs);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // The picture is drawn after all of its frame's work.
      timer = setTimeout(() => setSeen(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isSeen ? children : before;
}
