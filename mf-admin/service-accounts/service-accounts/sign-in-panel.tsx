import { instanceRoutes, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SegmentedControl, SelectField, useCopy } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { readPublicKey } from '../public-keys/read-public-key';
import { type ExampleLanguage, privateKeyFile, signInExample } from '../sign-in-example/sign-in-example';
import type { ServiceAccount } from './key-state';
import styles from './service-accounts.module.css';

const languages = ['curl', 'typescript'] as const satisfies readonly ExampleLanguage[];

/** How the machine signs in, ready to be copied. */
export function SignInPanel({ account }: { readonly account: ServiceAccount }) {
  const { t } = useTexts('mf-admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.signIn} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('signInExample.title')}</summary>
      {isOpen && <Example account={account} />}
    </details>
  );
}

function Example({ account: { serviceAccountId, publicKeys } }: { readonly account: ServiceAccount }) {
  const { t } = useTexts('mf-admin');
  const barn = useSelectedBarn();
  const copy = useCopy();
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const [chosenKey, setChosenKey] = useState('');
  const [chosenAddress, setChosenAddress] = useState('');
  const keys = useMemo(
    () =>
      publicKeys.flatMap(({ fingerprint, publicKey }) => {
        const reading = readPublicKey(publicKey);
        return reading.kind === 'public-key' ? [{ fingerprint, algorithm: reading.algorithm }] : [];
      }),
    [publicKeys],
  );
  const routes = barn ? instanceRoutes(barn.discoveryObject) : [];
  // By the way that is in use now, else by the one from farthest away.
  const route =
    routes.find(({ baseUrl }) => baseUrl === chosenAddress) ??
    routes.find(({ strategy }) => strategy === barn?.activeConnectionStrategy) ??
    routes.at(-1);
  const key = keys.find(({ fingerprint }) => fingerprint === chosenKey) ?? keys.at(-1);
  if (!barn || !route || !key) return <p className={styles.muted}>{t('signInExample.noKey')}</p>;

  const values = { address: route.baseUrl, barnId: barn.globalUniqueIdentifier, serviceAccountId, ...key };
  const example = signInExample(language, values);
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>{t('signInExample.lead', { file: privateKeyFile })}</p>
      {keys.length > 1 && (
        <SelectField
          label={t('signInExample.key')}
          value={key.fingerprint}
          options={keys.map(({ fingerprint }) => ({ value: fingerprint, label: fingerprint }))}
          onChange={setChosenKey}
        />
      )}
      {routes.length > 1 && (
        <SelectField
          label={t('signInExample.address')}
          value={route.baseUrl}
          options={routes.map(({ baseUrl }) => ({ value: baseUrl, label: baseUrl }))}
          onChange={setChosenAddress}
        />
      )}
      <div className={styles.row}>
        <SegmentedControl
          label={t('signInExample.language')}
          value={language}
          segments={languages.map((value) => ({ value, label: t(`signInExample.in.${value}`) }))}
          onChange={setLanguage}
        />
        <Button icon="copy" onClick={() => void copy(example)}>
          {t('signInExample.copy')}
        </Button>
      </div>
      <section className={styles.example} aria-label={t('signInExample.title')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <pre className={styles.exampleText} lang="en" tabIndex={0}>
          {example}
        </pre>
      </section>
    </div>
  );
}
