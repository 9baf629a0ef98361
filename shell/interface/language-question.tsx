import { languageAtom, TextsProvider, useLanguage } from '@barnwatch/shared/i18n';
import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Interface } from './interface';
import { LanguageDialog } from './language-dialog';

function LanguageQuestion() {
  const { chosen } = useLanguage();
  return chosen ? null : <LanguageDialog />;
}

function ask({ states, texts }: Interface): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // At once: drawn in its turn, it would come after much of what it does not need.
  flushSync(() =>
    root.render(
      <Provider store={states}>
        <TextsProvider texts={texts}>
          <LanguageQuestion />
        </TextsProvider>
      </Provider>,
    ),
  );
}

/**
 * The question that comes before all else (product 2.3), from the moment at which it is known that nobody has answered it.
 * It has a root of its own: the suite is still being put together below, and what is drawn of that later does not touch
 * what somebody is answering.
 */
export function askForLanguage(shown: Interface): void {
  const { states } = shown;
  if (!states.get(languageAtom).chosen) {
    ask(shown);
    return;
  }
  // A device that is late may tell so after the start.
  const forget = states.sub(languageAtom, () => {
    if (states.get(languageAtom).chosen) return;
    forget();
    ask(shown);
  });
}
