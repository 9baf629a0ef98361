import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { isWithin } from './is-within';
import { RouteIntentContext } from './route-intent';

export interface SuiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className'> {
  /** An absolute path of the suite. */
  readonly to: string;
  readonly className?: string | undefined;
  /** It leads to the present page only where the address is this one, not one below it. */
  readonly end?: boolean;
  /** The present address is not gone back to. Without it, only that of the link itself is not. */
  readonly replace?: boolean;
  /** Comes with the navigation, as the history's state. */
  readonly state?: unknown;
}

/**
 * A link inside the suite. Pointer, focus or touch on it lets the shell fetch the target screen ahead.
 *
 * Made of React Router's hooks: its own components of links bring what its framework and data routers need of them,
 * which is 2.6 kB of the first page.
 */
export function SuiteLink({ to, className = '', end = false, replace, state, onClick, ...rest }: SuiteLinkProps) {
  const announce = useContext(RouteIntentContext);
  const onIntent = () => announce(to);
  const href = useHref(to);
  const target = useResolvedPath(to).pathname;
  const isActive = isWithin(useLocation().pathname, target, end);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
  });
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      className={isActive ? `${className} active` : className}
      aria-current={isActive ? 'page' : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
      href={href}
      onClick={onFollow}
    />
  );
}
