import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import {
  type IncidentBarn,
  manyIncidents,
  openIncidentBarn,
  openIncidentList,
  settled,
  shownCards,
} from '../../testing/incident-barn';

let barn: IncidentBarn;
beforeEach(async () => {
  barn = await openIncidentBarn();
});

describe('what is reviewed', () => {
  const isMarked = () => shownCards().map((card) => card.dataset.reviewed);

  test('is marked card by card, counted, and still marked when one comes back', async () => {
    barn.records = manyIncidents(3);
    const { unmount } = await openIncidentList();
    expect(screen.getByText('3 not reviewed')).toBeVisible();
    await userEvent.click(within(screen.getByRole('article', { name: 'Draught i1' })).getByText('Reviewed'));
    expect(screen.getByText('2 not reviewed')).toBeVisible();
    await settled();
    unmount();
    await openIncidentList();
    expect(isMarked()).toEqual(['false', 'true', 'false']);
    await userEvent.click(screen.getByRole('switch', { name: 'Not reviewed only' }));
    await settled();
    expect(shownCards().map((card) => card.dataset.incident)).toEqual(['i0', 'i2']);
    expect(screen.getByTestId('address')).toHaveTextContent('?reviewed=no');
  });

  test('is marked by keys: Ctrl+A, R, Esc; not while one types', async () => {
    barn.records = ['k0', 'k1'].map((id) => wireIncident(id));
    await openIncidentList();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('r');
    await settled();
    expect(isMarked()).toEqual(['false', 'false']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await settled();
    screen.getByRole('link', { name: 'Draught k1' }).focus();
    await userEvent.keyboard('r');
    expect(isMarked()).toEqual(['false', 'true']);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('2 selected')).toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}r');
    expect(isMarked()).toEqual(['true', 'true']);
    await userEvent.keyboard('{Control>}a{/Control}r');
    expect(isMarked()).toEqual(['false', 'false']);
  });

  test('is marked by a finger that pulls the card aside', async () => {
    barn.records = [wireIncident('s0')];
    await openIncidentList();
    const [card] = shownCards();
    if (!card) throw new Error('no card');
    const touch = (type: string, clientX: number) => {
      // jsdom's mouse events carry the place, and nothing of it carries the finger.
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 10 });
      fireEvent(card, Object.assign(event, { pointerType: 'touch', isPrimary: true }));
    };
    touch('pointerdown', 10);
    touch('pointermove', 40);
    touch('pointermove', 140);
    touch('pointerup', 140);
    expect(isMarked()).toEqual(['true']);
  });
});
