import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { renderInSuite } from '../testing';
import { Button, ErrorState, TextField } from '../ui';
import { Form, FormMessage } from './form';
import { problemsOf } from './problems';
import { type FormOptions, type Sent, useForm } from './use-form';

interface Values {
  readonly name: string;
  readonly repetition: string;
}
type Outcome = Sent<keyof Values, string>;

const rulesFor = (name: string) =>
  v.object({
    name: v.pipe(v.string(), v.nonEmpty('missing'), v.maxLength(5, 'too-long')),
    repetition: v.pipe(
      v.string(),
      v.nonEmpty('missing'),
      v.check((text) => text === name, 'different'),
    ),
  });
const rulesWhileTyping = v.object({ name: v.pipe(v.string(), v.maxLength(5, 'too-long')) });

interface ExampleProps extends Partial<Pick<FormOptions<Values, string>, 'ready' | 'onHeldBack'>> {
  readonly send: (signal: AbortSignal) => Promise<Outcome>;
}

function Example(props: ExampleProps) {
  const [name, setName] = useState('');
  const [repetition, setRepetition] = useState('');
  const form = useForm<Values, string>({
    values: { name, repetition },
    rules: rulesFor(name),
    rulesWhileTyping,
    words: (field, problem) => `${field} is ${problem}`,
    ...props,
  });
  return (
    <Form form={form}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        onBlur={form.onLeave('name')}
        error={form.errorAt('name')}
      />
      <TextField
        label="Repetition"
        name="repetition"
        value={repetition}
        onChange={setRepetition}
        error={form.errorAt('repetition')}
      />
      <FormMessage>{form.refusal !== null && <ErrorState form="line" what={form.refusal} />}</FormMessage>
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </Form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const repetition = () => screen.getByRole('textbox', { name: 'Repetition' });
const press = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));
const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;

async function open(props: Partial<ExampleProps> = {}, outcome: Outcome = { kind: 'taken' }) {
  const send = jest.fn<Promise<Outcome>, [AbortSignal]>(async () => outcome);
  const suite = await renderInSuite(<Example send={send} {...props} />);
  return { ...suite, send };
}

async function fill(text = 'Anna') {
  await userEvent.type(name(), text);
  await userEvent.type(repetition(), text);
}

test('of several issues of a field the first counts, and what is no field is passed over', () => {
  const rules = v.object({ name: v.pipe(v.string(), v.minLength(3, 'short'), v.startsWith('A', 'no A')) });
  expect(problemsOf(rules, { name: 'b' })).toEqual({ name: 'short' });
  expect(problemsOf(rules, { name: 'Anna' })).toEqual({});
  expect(problemsOf(v.object({ other: v.string('none') }), { name: 'b' })).toEqual({});
});

test('what typing on may mend is told once the field was left for another one, the rest at once', async () => {
  await open();
  await userEvent.type(name(), 'Annabel');
  expect(name()).toHaveAccessibleDescription('name is too-long');
  await userEvent.clear(name());
  expect(name()).toBeValid();
  await userEvent.tab();
  expect(name()).toBeValid();
  await userEvent.type(repetition(), 'x');
  expect(repetition()).toBeValid();
});

test('held back, every field tells its problem, the first has the focus; had it before, it is read out', async () => {
  const onHeldBack = jest.fn();
  const { send } = await open({ onHeldBack });
  await press();
  expect(name()).toHaveFocus();
  expect(announced()).toBe('');
  expect(repetition()).toHaveAccessibleDescription('repetition is missing');
  expect(onHeldBack).toHaveBeenCalledWith({ name: 'missing', repetition: 'missing' });
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(announced()).toBe('Name: name is missing'));
  await userEvent.type(name(), 'A');
  expect(announced()).toBe('');
});

test('a refused field is told until it holds something else, and again when it holds the same', async () => {
  await open({}, { kind: 'refused', refusal: 'Not taken.', fields: { repetition: 'no such word' } });
  await fill();
  await press();
  await waitFor(() => expect(repetition()).toHaveFocus());
  expect(repetition()).toHaveAccessibleDescription('no such word');
  expect(screen.getByRole('alert')).toHaveTextContent('Not taken.');
  await userEvent.type(repetition(), 'b');
  expect(repetition()).toHaveAccessibleDescription('repetition is different');
  await userEvent.type(repetition(), '{Backspace}');
  expect(repetition()).toHaveAccessibleDescription('no such word');
});

test('a refusal of the form has the focus and is brought into view', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open({}, { kind: 'refused', refusal: 'Not taken.' });
  await fill();
  await press();
  const message = screen.getByRole('alert').closest('[data-form-message]');
  await waitFor(() => expect(message).toHaveFocus());
  expect(scroll.mock.contexts.at(-1)).toBe(message);
  scroll.mockRestore();
});

test('it may go on in a control, with the message in view', async () => {
  await open({}, { kind: 'refused', refusal: 'Not taken.', goOnIn: 'repetition', startsOver: true });
  await fill();
  await press();
  await waitFor(() => expect(repetition()).toHaveFocus());
  await userEvent.clear(repetition());
  expect(repetition()).toBeValid();
});

test('taken, what is in the fields has not been sent: nothing is told of it', async () => {
  const { send } = await open();
  await fill();
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await userEvent.clear(name());
  expect(name()).toBeValid();
});

test('sent once, and given up with the screen', async () => {
  let letGo: (outcome: Outcome) => void = () => undefined;
  const send = jest.fn<Promise<Outcome>, [AbortSignal]>(() => new Promise((resolve) => (letGo = resolve)));
  const { unmount } = await open({ send });
  await fill();
  await act(async () => {
    for (const _press of [1, 2]) screen.getByRole('button', { name: /^Send/ }).click();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.type(name(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  unmount();
  expect(send.mock.calls[0]?.[0].aborted).toBe(true);
  await act(async () => letGo({ kind: 'refused', refusal: 'Too late.' }));
});

test('what has to be known first is waited for, and the values of then are judged', async () => {
  let know: (isThere: boolean) => void = () => undefined;
  const { send } = await open({ ready: () => new Promise((resolve) => (know = resolve)) });
  await press();
  expect(screen.getByRole('button', { name: /^Send/ })).toHaveAttribute('aria-busy', 'true');
  await fill();
  await act(async () => know(true));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
