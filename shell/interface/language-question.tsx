import { isLanguageChosenAtom, TextsProvider, useLanguage } from '@barnwatch/shared/i18n';
import { Provider } from 'jotai';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Interface } from './interface';
import { LanguageDialog } from './language-dialog';

function LanguageQuestion({ onShown }: { onShown: () => void }) {
  const { chosen } = useLanguage();
  useEffect(onShown, [onShown]);
  return chosen ? null : <LanguageDialog />;
}

/** What it is drawn with. */
type Shown = Pick<Interface, 'states' | 'texts'>;

function ask({ states, texts }: Shown): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  return new Promise((resolve) =>
    // In slices, as all of the suite: at once, an old phone would not answer for a fifth of a second.
    startTransition(() =>
      root.render(
        <Provider store={states}>
          <TextsProvider texts={texts}>
            <LanguageQuestion onShown={resolve} />
          </TextsProvider>
        </Provider>,
      ),
    ),
  );
}

/**
 * The question that comes before all else (product 2.3), from the moment at which it is known that nobody has answered it.
 * It has a root of its own: the suite is still being put together below, and what is drawn of that later does not touch
 * what somebody is answering.
 * @returns when it is shown, or need not be
 */
export async function askForLanguage(shown: Shown): Promise<void> {
  const { states } = shown;
  if (!states.get(isLanguageChosenAtom)) return ask(shown);
  // A device that is late may tell so after the start.
  const forget = states.sub(isLanguageChosenAtom, () => {
    if (states.get(isLanguageChosenAtom)) return;
    forget();
    void ask(shown);
  });
}
