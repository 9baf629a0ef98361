import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useFetched } from '@barnwatch/shared/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { AskCountsProps } from './ask-counts';

/** What the pictures can say of their counts; without it nobody wants them, or nobody here may see them. */
export type CountsOnPicturesState =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'failed' }
  /** What is drawn on the picture of a camera: it comes with those that ask. */
  | { readonly kind: 'known'; readonly noteOf: (cameraId: string) => ReactNode };

const CountsOnPicturesContext = createContext<CountsOnPicturesState | null>(null);

/** What counts on pictures need. */
export const mayCount = { any: ['data.view'] } as const;

export interface CountsOnPicturesProps {
  readonly instance: InstanceView;
  readonly cameraIds: readonly string[];
  /** Whether somebody wants them. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Lets the pictures in it show what their cameras count: one question for all of them, and only where it is wanted. */
export function CountsOnPictures({ instance, cameraIds, isShown, children }: CountsOnPicturesProps) {
  const isPermitted = usePermission(mayCount, instance.globalUniqueIdentifier);
  const [state, setState] = useState<CountsOnPicturesState | null>(null);
  return (
    <CountsOnPicturesContext value={state}>
      {isShown && isPermitted && cameraIds.length > 0 && (
        <FetchCounts instance={instance} cameraIds={cameraIds} onState={setState} />
      )}
      {children}
    </CountsOnPicturesContext>
  );
}

export function useCountsOnPicturesState(): CountsOnPicturesState | null {
  return useContext(CountsOnPicturesContext);
}

const loadAsking = () => import('./ask-counts');

/** Fetches what asks and compares: a list of cameras is drawn without for all who do not want their counts. */
function FetchCounts(props: AskCountsProps) {
  const { onState } = props;
  const fetched = useFetched(loadAsking);
  const { state } = fetched;
  useEffect(() => {
    if (state !== 'ready') onState({ kind: state === 'loading' ? 'awaited' : 'failed' });
  }, [state, onState]);
  useEffect(() => () => onState(null), [onState]);
  return fetched.state === 'ready' && <fetched.part.AskCounts {...props} />;
}
