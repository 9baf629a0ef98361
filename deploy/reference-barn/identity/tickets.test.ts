import { createTickets } from './tickets';

const holder = { accountId: 'anna', sessionId: null, sessionEndsAt: 1_000_000 };
const path = 'api/recordings/1/file';

test('a ticket is one use', () => {
  const tickets = createTickets();
  const { ticket } = tickets.create(path, holder, 0);
  expect(tickets.use(ticket, path, 'a phone', false, 1)).toEqual(holder);
  expect(tickets.use(ticket, path, 'a phone', false, 2)).toBeNull();
});

test('the same reader goes on with the parts of a file, nobody else does', () => {
  const tickets = createTickets();
  const { ticket } = tickets.create(path, holder, 0);
  expect(tickets.use(ticket, path, 'a phone', true, 1)).toEqual(holder);
  expect(tickets.use(ticket, path, 'a phone', true, 2)).toEqual(holder);
  expect(tickets.use(ticket, path, 'a stranger', true, 3)).toBeNull();
  expect(tickets.use(ticket, path, 'a phone', false, 4)).toBeNull();
  expect(tickets.use(ticket, 'api/recordings/2/file', 'a phone', true, 5)).toBeNull();
});

test('who guesses at another path does not use a ticket up', () => {
  const tickets = createTickets();
  const { ticket } = tickets.create(path, holder, 0);
  expect(tickets.use(ticket, 'api/other', 'a stranger', false, 1)).toBeNull();
  expect(tickets.use(ticket, path, 'a phone', false, 2)).toEqual(holder);
});
