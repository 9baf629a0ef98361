import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { never, openBarnDoors, renderInSuite } from '../testing';
import { Button, TextField } from '../ui';
import { Form } from './form';
import { useForm } from './use-form';

const now = Date.UTC(2026, 0, 1);

function Example({ onSend }: { readonly onSend: (name: string) => void }) {
  const [name, setName] = useState('');
  const form = useForm({
    needsLine: 'selected-barn',
    values: { name },
    rules: v.object({ name: v.string() }),
    words: () => '',
    send: async () => {
      onSend(name);
      return { kind: 'taken' };
    },
  });
  return (
    <Form form={form}>
      <TextField label="Name" value={name} onChange={setName} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const notice = () => screen.queryByText(/This needs a line to North barn/);

test('what cannot wait says which line it needs before anything is typed, loses nothing, and goes on by itself (product 10.6c)', async () => {
  const { client, device, doors } = await openBarnDoors([{}], now);
  const [door] = doors;
  if (!door) throw new Error('no barn');
  const sent: string[] = [];
  const { clock } = await renderInSuite(<Example onSend={(name) => sent.push(name)} />, { now });
  const pass = async (ms: number) => {
    device.time += ms;
    await act(async () => clock.advance(ms));
  };
  expect(notice()).toBeNull();
  const answering = door.barn.override;
  door.barn.override = () => 'no-connection';
  await act(() => client.checkConnection(door.id, never(), { asked: true }));
  // A line that comes and goes says nothing.
  expect(notice()).toBeNull();
  await pass(6_000);
  expect(notice()).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Pen 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  expect(notice()?.closest('[data-form-message]')).toHaveFocus();

  door.barn.override = answering;
  await act(() => client.checkConnection(door.id, never(), { asked: true }));
  await pass(1_000);
  expect(notice()).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('Pen 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual(['Pen 1']);
});
