import { millisecondsInSecond } from 'date-fns/constants';
import {
  type FocusEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Long enough to find the button that one looks for, and short enough not to be in the way. */
const fadeAfterMs = 3 * millisecondsInSecond;

export interface FadingControls {
  readonly shown: boolean;
  /** For the element that holds picture and controls. */
  readonly handlers: {
    readonly onPointerMove: PointerEventHandler;
    readonly onPointerDownCapture: PointerEventHandler;
    readonly onClickCapture: MouseEventHandler;
    readonly onFocusCapture: FocusEventHandler;
    readonly onBlurCapture: FocusEventHandler;
  };
}

/**
 * Controls over a picture, which leave it free when nobody uses them. A finger's first touch only brings them back: it
 * cannot mean a button that was not to be seen. Whoever goes through them by keys keeps them.
 *
 * @param mayFade false while there is something to do about the picture
 */
export function useFadingControls(mayFade: boolean): FadingControls {
  const [uses, setUses] = useState(0);
  const [faded, setFaded] = useState(false);
  const [byKeys, setByKeys] = useState(false);
  const revealing = useRef(false);
  const shown = !(faded && mayFade && !byKeys);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each use begins the time anew
  useEffect(() => {
    if (!mayFade) {
      setFaded(false);
      return;
    }
    const timer = setTimeout(() => setFaded(true), fadeAfterMs);
    return () => clearTimeout(timer);
  }, [uses, mayFade]);
  const use = useCallback(() => {
    setFaded(false);
    setUses((known) => known + 1);
  }, []);

  return {
    shown,
    handlers: {
      onPointerMove: ({ pointerType }) => {
        if (pointerType === 'mouse') use();
      },
      onPointerDownCapture: ({ pointerType }) => {
        revealing.current = !shown && pointerType !== 'mouse';
        use();
      },
      onClickCapture: (event) => {
        if (!revealing.current) return;
        revealing.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onFocusCapture: ({ target }) => {
        setByKeys(target.matches(':focus-visible'));
        use();
      },
      onBlurCapture: () => setByKeys(false),
    },
  };
}
