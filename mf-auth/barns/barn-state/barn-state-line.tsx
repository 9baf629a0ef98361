import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { Icon, lazyPart } from '@barnwatch/shared/ui';
import { Suspense } from 'react';
import styles from './barn-line.module.css';

// Who is signed in nowhere, as at the first start, needs nothing of it.
const BarnStateWords = lazyPart(() => import('./barn-state-words').then((module) => module.BarnStateWords));

const maySee = { any: ['incidents.view'] } as const;

/** How full a barn is that one is signed in at, in a place that is kept for it; nothing where one may not know. */
export function BarnStateLine({ instance }: { readonly instance: InstanceView }) {
  const { globalUniqueIdentifier, type, loggedIn, eulaNeeded, permissionsKnown } = instance;
  const isPermitted = usePermission(maySee, globalUniqueIdentifier);
  if (type !== 'barn' || !loggedIn || eulaNeeded || (permissionsKnown && !isPermitted)) return null;
  return (
    <p className={styles.line}>
      <Icon name="barn" size={16} />
      <span>
        <Suspense fallback={null}>{isPermitted && <BarnStateWords instance={instance} />}</Suspense>
      </span>
    </p>
  );
}
