import { IconButton, useScreenKeys } from '@barnwatch/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useResting } from './use-resting';
import { useWakeLock } from './use-wake-lock';
import type { WakeLockState } from './wake-lock';
import styles from './wall.module.css';
import { leaveFullscreen } from './whole-screen';

/** What a wall says, in the language of the person. */
export interface WallWords {
  /** Of the button, and of the key. */
  readonly leave: string;
  /** Of the arrow keys, where they go on. */
  readonly step?: string;
  readonly awakeUnsupported: string;
  readonly awakeRefused: string;
}

export interface WallProps {
  readonly words: WallWords;
  /** What is shown, for those who do not see it. */
  readonly label: string;
  /** Buttons beside the one that leaves the wall; all of them disappear while nobody moves. */
  readonly controls?: ReactNode;
  /** Where the buttons are; at the bottom by default. One big picture has its words there. */
  readonly controlsAt?: 'top' | 'bottom';
  /** Asked for by the arrow keys. */
  readonly onStep?: (step: 1 | -1) => void;
  readonly onLeave: () => void;
  /** The pictures; they fill the screen. */
  readonly children: ReactNode;
}

/**
 * Pictures and nothing else, for a screen that hangs in the barn: over the whole page, awake, for days. Any movement
 * or press shows the way out; Esc is it.
 */
export function Wall({ words, label, controls, controlsAt = 'bottom', onStep, onLeave, children }: WallProps) {
  const wall = useRef<HTMLDialogElement>(null);
  const awake = wakeWords[useWakeLock(true)];
  const resting = useResting(true);
  const leave = useRef(onLeave);
  useScreenKeys([
    ...(onStep && words.step ? [{ keys: ['←', '→'], words: words.step }] : []),
    { keys: ['Esc'], words: words.leave },
  ]);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);

  useLayoutEffect(() => {
    const dialog = wall.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.focus();
    return () => dialog.close();
  }, []);

  useEffect(() => {
    // Esc in full screen belongs to the browser: it ends the full screen, and with it the wall.
    const follow = () => {
      if (!document.fullscreenElement) leave.current();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      leaveFullscreen();
    };
  }, []);

  return (
    <dialog
      ref={wall}
      className={styles.wall}
      aria-label={label}
      tabIndex={-1}
      data-wall
      data-resting={resting}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onLeave();
      }}
      onKeyDown={({ key, shiftKey }) => {
        // Arrows on a picture with Shift move what is enlarged in it.
        if (shiftKey) return;
        if (key === 'ArrowLeft') onStep?.(-1);
        if (key === 'ArrowRight') onStep?.(1);
      }}
    >
      {children}
      <div className={styles.bar} data-at={controlsAt}>
        {awake && <p className={styles.words}>{words[awake]}</p>}
        {controls}
        <IconButton kind="overlay" icon="close" name={words.leave} onClick={onLeave} />
      </div>
    </dialog>
  );
}

/** A screen that stays awake needs no words. */
const wakeWords: Readonly<Record<WakeLockState, 'awakeUnsupported' | 'awakeRefused' | null>> = {
  off: null,
  asking: null,
  held: null,
  waiting: null,
  unsupported: 'awakeUnsupported',
  refused: 'awakeRefused',
};
