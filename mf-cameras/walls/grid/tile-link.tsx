import { SuiteLink } from '@barnwatch/shared/routing';
import type { CameraTileProps } from '@barnwatch/shared/ui';

/** The tile as a way to an address; nothing where it leads nowhere. */
export function tileLink(to: string | null): Pick<CameraTileProps, 'link'> {
  if (to === null) return {};
  return {
    link: ({ className, children }) => (
      <SuiteLink className={className} to={to}>
        {children}
      </SuiteLink>
    ),
  };
}
