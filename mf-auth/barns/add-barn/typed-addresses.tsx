import { type ConnectionStrategy, connectionStrategies, type DiscoveryObject } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SelectField, TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './typed-addresses.module.css';
import { readTypedWays, type TypedReading, type TypedWay, typedWays } from './typed-ways';

export interface TypedAddressesProps {
  /** What is known of the instance; null for one that is added. */
  readonly known: DiscoveryObject | null;
  /** Which instance a gateway is asked for; empty while that is not known. */
  readonly gatewayId: string;
  readonly onTyped: (discoveryObject: DiscoveryObject) => void;
}

const notTold = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Beside the code: the addresses typed, for whoever has been told them in words. */
export function TypedAddresses({ known, gatewayId, onTyped }: TypedAddressesProps) {
  const { t } = useTexts('mf-auth');
  const [ways, setWays] = useState(() => typedWays(known, gatewayId));
  const [refused, setRefused] = useState<Extract<TypedReading, { ok: false }> | null>(null);

  function change(strategy: ConnectionStrategy, part: Partial<TypedWay>): void {
    setWays({ ...ways, [strategy]: { ...ways[strategy], ...part } });
    setRefused(null);
  }

  function use(): void {
    const reading = readTypedWays(ways);
    setRefused(reading.ok ? null : reading);
    if (reading.ok) onTyped(reading.discoveryObject);
  }

  function errorAt(strategy: ConnectionStrategy): string | undefined {
    if (refused === null) return undefined;
    if (refused.faulty.includes(strategy)) return t(strategy === 'gateway' ? 'typed.wrongGateway' : 'typed.wrong');
    return refused.faulty.length === 0 && strategy === 'local' ? t('typed.nothing') : undefined;
  }

  return (
    <details className={styles.typed}>
      <summary>{t('typed.title')}</summary>
      {connectionStrategies.map((strategy) => (
        <fieldset key={strategy} className={styles.way}>
          <legend className={styles.strategy}>{t(`strategy.${strategy}`)}</legend>
          <SelectField
            label={t('typed.protocol')}
            value={ways[strategy].protocol}
            options={[
              { value: 'https', label: 'https' },
              { value: 'http', label: 'http' },
            ]}
            onChange={(protocol) => change(strategy, { protocol })}
          />
          <TextField
            {...notTold}
            label={t('typed.host')}
            error={errorAt(strategy)}
            value={ways[strategy].hostname}
            onChange={(hostname) => change(strategy, { hostname })}
          />
          <TextField
            {...notTold}
            label={t('typed.port')}
            inputMode="numeric"
            value={ways[strategy].port}
            onChange={(port) => change(strategy, { port })}
          />
          {strategy === 'gateway' && (
            <TextField
              {...notTold}
              label={t('typed.gatewayId')}
              value={ways.gateway.id}
              onChange={(id) => change('gateway', { id })}
            />
          )}
        </fieldset>
      ))}
      <Button onClick={use}>{t('typed.use')}</Button>
    </details>
  );
}
