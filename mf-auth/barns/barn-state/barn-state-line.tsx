import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { Icon, useFetched } from '@barnwatch/shared/ui';
import styles from './barn-line.module.css';

// Who is signed in nowhere, as at the first start, needs nothing of it.
const loadWords = () => import('./barn-state-words');

const maySee = { any: ['incidents.view'] } as const;

/** How full a barn is that one is signed in at, in a place that is kept for it; nothing where one may not know. */
export function BarnStateLine({ instance }: { readonly instance: InstanceView }) {
  const { globalUniqueIdentifier, type, loggedIn, eulaNeeded, permissionsKnown } = instance;
  const isPermitted = usePermission(maySee, globalUniqueIdentifier);
  if (type !== 'barn' || !loggedIn || eulaNeeded || (permissionsKnown && !isPermitted)) return null;
  return (
    <p className={styles.line}>
      <Icon name="barn" size={16} />
      <span>{isPermitted && <FetchedWords instance={instance} />}</span>
    </p>
  );
}

/** Where they cannot be had the card does without, until it is seen again. */
function FetchedWords({ instance }: { readonly instance: InstanceView }) {
  const fetched = useFetched(loadWords);
  return fetched.state === 'ready' && <fetched.part.BarnStateWords instance={instance} />;
}
