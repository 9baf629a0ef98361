import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useCalm } from '../page/use-calm';
import { useMediaQuery } from '../page/use-media-query';
import { useTheme } from '../theme/themes-context';
import { coarseMeasures, measures } from '../tokens/measures';
import { antdTokens } from './antd-tokens';
import { styleNonce } from './style-nonce';

/** Popups open inside the modal dialog that they belong to: outside of it nothing can be pressed. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}

/** Everything of Ant Design stands below this: our theme, the page's style nonce, no waves. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const still = useCalm();
  const coarse = useMediaQuery('(pointer: coarse)');
  const nonce = useMemo(() => styleNonce(document), []);
  const config = useMemo(() => {
    const target = coarse ? coarseMeasures['touch-target'] : measures['touch-target'];
    return antdTokens(theme, { motion: !still, controlHeight: Number.parseFloat(target) });
  }, [theme, still, coarse]);
  return (
    <ConfigProvider
      theme={config}
      wave={{ disabled: true }}
      getPopupContainer={popupContainer}
      {...(nonce === null ? {} : { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  );
}
