import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSuite } from '../../testing';
import { PanelBoundary } from './panel-boundary';

let broken: ReadonlySet<string>;

function Panel({ name }: { name: string }) {
  if (broken.has(name)) throw new TypeError(`${name} is broken`);
  return <p>{name} is shown</p>;
}

const panels = (subject: object) => (
  <ul>
    {['one', 'two'].map((name) => (
      <PanelBoundary
        key={name}
        name={`panel ${name}`}
        what="This line could not be shown."
        subject={subject}
        frame={(message) => <li>{message}</li>}
      >
        <li>
          <Panel name={name} />
        </li>
      </PanelBoundary>
    ))}
  </ul>
);

beforeEach(() => {
  broken = new Set(['two']);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what throws says so in its own place, with a report; the rest is shown (F41)', async () => {
  await renderInSuite(panels({}));
  expect(screen.getByText('one is shown')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This line could not be shown.');
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
});

test('it has a new chance when somebody asks for it, and with another subject', async () => {
  const subject = {};
  const { rerender } = await renderInSuite(panels(subject));
  broken = new Set();
  rerender(panels(subject));
  expect(screen.queryByText('two is shown')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('two is shown')).toBeVisible();
  broken = new Set(['two']);
  rerender(panels({}));
  expect(screen.getByRole('alert')).toBeVisible();
  broken = new Set();
  rerender(panels({}));
  expect(screen.getByText('two is shown')).toBeVisible();
});
