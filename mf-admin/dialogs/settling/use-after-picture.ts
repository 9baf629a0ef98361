import { useEffect, useState } from 'react';

/** A page that is not seen draws no pictures: what it shows is made all the same, ms. */
const longestWaitMs = 250;

/** Whether the picture has been drawn in which what calls this first stood. */
export function useAfterPicture(): boolean {
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
  return isSeen;
}
