import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { Icon } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './barn-picture.module.css';

/** The picture that a barn has of itself, else its initial. The words beside it say the name: it is decoration. */
export function BarnPicture({
  instance,
}: {
  readonly instance: Pick<InstanceView, 'imageUrl' | 'realWorldName' | 'name'>;
}) {
  const { imageUrl } = instance;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [initial] = shownName(instance).trim();
  return (
    <span className={styles.picture} aria-hidden="true">
      {initial === undefined ? <Icon name="barn" size={32} /> : initial.toLocaleUpperCase()}
      {imageUrl !== null && imageUrl !== brokenUrl && (
        // `anonymous`: no cookie goes along, whatever host the address names.
        <img
          key={imageUrl}
          src={imageUrl}
          alt=""
          crossOrigin="anonymous"
          decoding="async"
          loading="lazy"
          onError={() => setBrokenUrl(imageUrl)}
        />
      )}
    </span>
  );
}
