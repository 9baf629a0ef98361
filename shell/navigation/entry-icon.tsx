import { Icon, isIconName } from '@barnwatch/shared/ui';

/** The icon that a remote's descriptor names; one that this shell does not have is drawn as a plain grid. */
export function EntryIcon({ name, size }: { readonly name: string; readonly size?: number }) {
  return <Icon name={isIconName(name) ? name : 'grid'} {...(size !== undefined && { size })} />;
}
