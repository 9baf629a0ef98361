import { defaultLanguage, type Language, languageNames, languages, useAllTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, SegmentedControl, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';

/** Written in every language at once, because none is chosen yet: it is not a text of any dictionary. */
const words = { title: 'Language · Sprache', confirm: { en: 'Confirm', de: 'Bestätigen' } } as const;

/** The language that the device asks for, when it is one of ours. */
function deviceLanguage(): Language {
  return languages.find((language) => navigator.language.toLowerCase().startsWith(language)) ?? defaultLanguage;
}

/** First start (product 2.3): which language. Nothing else is asked before it is answered. */
export function LanguageDialog() {
  const texts = useAllTexts();
  const showToast = useShowToast();
  const [language, setLanguage] = useState(deviceLanguage);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const outcome = await texts.choose(language, AbortSignal.timeout(10_000));
    setBusy(false);
    if (!outcome.ok) showToast({ kind: 'error', text: `${words.title}: ${outcome.error.code}` });
  }

  return (
    <Dialog
      open
      title={words.title}
      dismissible={false}
      onClose={() => undefined}
      actions={
        <Button kind="primary" busy={busy} onClick={() => void confirm()}>
          {words.confirm[language]}
        </Button>
      }
    >
      <SegmentedControl
        label={words.title}
        value={language}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
    </Dialog>
  );
}
