import { defaultLanguage, type Language, languageNames, languages, useAllTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, Dialog, SegmentedControl } from '@barnwatch/shared/ui';
import { useState } from 'react';

/** Said in every language at once, because none is chosen yet. */
const title = 'Language · Sprache';

/** Of no dictionary: what could not be had here is one of them. */
const words = {
  en: { confirm: 'Confirm', failed: 'The words could not be fetched. Check the connection, then confirm again.' },
  de: {
    confirm: 'Bestätigen',
    failed: 'Die Texte konnten nicht geholt werden. Prüfen Sie die Verbindung und bestätigen Sie noch einmal.',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** The language that the device asks for, when it is one of ours. */
function deviceLanguage(): Language {
  return languages.find((language) => navigator.language.toLowerCase().startsWith(language)) ?? defaultLanguage;
}

/** First start (product 2.3): which language. Nothing else is asked before it is answered. */
export function LanguageDialog() {
  const texts = useAllTexts();
  const [language, setLanguage] = useState(deviceLanguage);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function confirm() {
    setBusy(true);
    setFailed(false);
    const { ok } = await texts.choose(language, AbortSignal.timeout(10_000));
    setBusy(false);
    setFailed(!ok);
  }

  return (
    <Dialog
      open
      title={title}
      dismissible={false}
      onClose={() => undefined}
      actions={
        <Button kind="primary" busy={busy} onClick={() => void confirm()}>
          {words[language].confirm}
        </Button>
      }
    >
      {failed && <Banner kind="error">{words[language].failed}</Banner>}
      <SegmentedControl
        label={title}
        value={language}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
    </Dialog>
  );
}
