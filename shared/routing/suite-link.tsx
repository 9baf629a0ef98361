import { useContext } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { RouteIntentContext } from './route-intent';

export interface SuiteLinkProps extends Omit<NavLinkProps, 'to' | 'className' | 'reloadDocument'> {
  /** An absolute path of the suite. */
  readonly to: string;
  readonly className?: string | undefined;
}

/** A link inside the suite. Pointer, focus or touch on it lets the shell fetch the target screen ahead. */
export function SuiteLink({ to, className = '', ...rest }: SuiteLinkProps) {
  const announce = useContext(RouteIntentContext);
  const onIntent = () => announce(to);
  const classes = ({ isActive }: { readonly isActive: boolean }) => (isActive ? `${className} active` : className);
  return (
    <NavLink
      to={to}
      className={classes}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
    />
  );
}
