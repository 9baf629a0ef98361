import { type InstanceClient, type Outcome, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, isLineOfText, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, RequestFailure, SelectField, TextField } from '@barnwatch/shared/ui';
import { ColorField, type ColorValue } from '@barnwatch/shared/ui/form';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { colorPresets } from '../palette/color-presets';
import styles from './entries.module.css';
import { wasOverruled } from './region-edits';
import type { RegionValue } from './region-value';

/** A value with a colour: what is new has one. */
export interface NewValue extends RegionValue {
  readonly color: ColorValue;
}

/** Makes a record by a call of the contract. */
export type CreateEntry = (
  client: InstanceClient,
  name: string,
  value: NewValue,
  signal: AbortSignal,
) => Promise<Outcome<unknown>>;

export interface NewEntryDialogProps {
  readonly title: string;
  /** What the new one begins with. */
  readonly start: RegionValue;
  /** For a specification: what it may be of. */
  readonly regionTypes: readonly string[] | null;
  /** Names that are in use. */
  readonly taken: readonly string[];
  readonly create: CreateEntry;
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Contract, `Identifier`. */
const longestName = 128;

type Fault = 'empty' | 'taken' | 'unreadable';

/** Makes a region type or a specification. */
export function NewEntryDialog(props: NewEntryDialogProps) {
  const { title, start, regionTypes, taken, create, onCreated, onClose } = props;
  const { t } = useTexts('mf-regions');
  const formId = useId();
  const client = useInstanceClient();
  const [name, setName] = useState('');
  const [value, setValue] = useState<NewValue>({ ...start, color: start.color ?? colorPresets[0] });
  const form = useForm<{ readonly name: string }, RequestError>({
    needsLine: 'selected-barn',
    values: { name },
    rules: v.object({ name: nameRule(taken) }),
    words: (_, fault) => t(`newEntry.fault.${fault}`),
    async send(signal) {
      const outcome = await create(client, name.trim(), value, signal);
      if (signal.aborted) return { kind: 'left' };
      if (!outcome.ok) {
        const { error } = outcome;
        return {
          kind: 'refused',
          refusal: error,
          // Somebody else has just taken the name.
          ...(wasOverruled(error) && { fields: { name: t('newEntry.fault.taken') } }),
        };
      }
      onCreated();
      onClose();
      return { kind: 'taken' };
    },
  });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('newEntry.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={form.busy}>
            {t('newEntry.create')}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} className={styles.fields}>
        <TextField
          label={t('newEntry.name')}
          hint={t('newEntry.nameHint')}
          required
          maxLength={longestName}
          autoComplete="off"
          value={name}
          onChange={setName}
          error={form.errorAt('name')}
        />
        {regionTypes && (
          <SelectField
            label={t('newEntry.regionType')}
            value={value.regionType ?? ''}
            options={regionTypes.map((one) => ({ value: one, label: one }))}
            onChange={(regionType) => setValue({ ...value, regionType })}
          />
        )}
        <ColorField
          label={t('newEntry.color')}
          value={value.color}
          presets={colorPresets}
          onChange={(color) => setValue({ ...value, color })}
        />
        <FormMessage>
          {form.refusal && !wasOverruled(form.refusal) && (
            <RequestFailure error={form.refusal} what={t('newEntry.notCreated')} form="line" />
          )}
        </FormMessage>
      </Form>
    </Dialog>
  );
}

function nameRule(taken: readonly string[]) {
  const names = new Set(taken.map((name) => name.toLocaleLowerCase()));
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => name !== '', 'empty' satisfies Fault),
    // Names stand in addresses: contract, `Identifier`.
    v.check((name) => isLineOfText(name) && !/[/\\]/.test(name), 'unreadable' satisfies Fault),
    v.check((name) => !names.has(name.toLocaleLowerCase()), 'taken' satisfies Fault),
  );
}
