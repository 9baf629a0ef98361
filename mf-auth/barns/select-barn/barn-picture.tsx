import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { Icon } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';
import styles from './barn-picture.module.css';
import { useInstancePicture } from './use-instance-picture';
import { useNearView } from './use-near-view';

/** The picture that a barn has of itself, else its initial. The words beside it say the name: it is decoration. */
export function BarnPicture({ instance }: { readonly instance: InstanceView }) {
  const { globalUniqueIdentifier, imageUrl } = instance;
  const place = useRef<HTMLSpanElement>(null);
  const address = useInstancePicture(globalUniqueIdentifier, imageUrl, useNearView(place));
  const [broken, setBroken] = useState<string | null>(null);
  const [initial] = shownName(instance).trim();
  return (
    <span ref={place} className={styles.picture} aria-hidden="true">
      {initial === undefined ? <Icon name="barn" size={32} /> : initial.toLocaleUpperCase()}
      {address !== null && address !== broken && (
        <img src={address} alt="" decoding="async" onError={() => setBroken(address)} />
      )}
    </span>
  );
}
