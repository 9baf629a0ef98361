import { useLanguage } from '@barnwatch/shared/i18n';
import { BrowserRouter, RouteIntentContext } from '@barnwatch/shared/routing';
import { Frame } from './frame/frame';
import { announceIntent } from './screens/announce-intent';
import { SuiteRoutes } from './screens/suite-routes';
import { LanguageDialog } from './session/language-dialog';
import { type Suite, SuiteProvider } from './suite-context';

/** The running suite: frame, screens, and the question for the language before all else. */
export function Shell({ suite }: { readonly suite: Suite }) {
  const { chosen } = useLanguage();
  return (
    <SuiteProvider value={suite}>
      <RouteIntentContext value={(path) => announceIntent(suite, path)}>
        <BrowserRouter>
          {/* A screen may open a dialog of its own, which would lie above the question that comes first. */}
          <Frame>{chosen && <SuiteRoutes />}</Frame>
        </BrowserRouter>
      </RouteIntentContext>
      {!chosen && <LanguageDialog />}
    </SuiteProvider>
  );
}
