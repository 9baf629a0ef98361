import { cameraFields } from '@barnwatch/shared/i18n/texts/en.json';
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { type BarnDoor, openBarnDoor, renderInSuite, settle } from '@barnwatch/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import en from '../../texts/en.json';
import { CreateCameraScreen } from './create-camera';

const attempt = 'POST api/cameraSources/picture';
const create = 'POST api/cameras';

let barn: BarnDoor;
beforeEach(async () => {
  barn = await openBarnDoor({ permissions: ['cameras.view', 'cameras.manage'] });
  barn.answer('GET api/cameras', { cameras: { a: exampleCamera('a') } });
  barn.answer(create, ({ body }) => ({ camera: exampleCamera('new', Object(Object(body).camera)) }));
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function open() {
  history.replaceState(null, '', '/dashboard/north-barn/administration/createCamera');
  const suite = await renderInSuite(
    <>
      <CreateCameraScreen />
      <Address />
    </>,
    { texts: { 'mf-admin': en }, wrap: (children) => <BrowserRouter>{children}</BrowserRouter> },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Pen 13');
  await userEvent.type(screen.getByRole('textbox', { name: /^RTSP address/ }), 'rtsp://10.0.0.1/1');
  return suite;
}

const source = { kind: 'rtsp', url: 'rtsp://10.0.0.1/1' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a camera is seen before it is created, and then found in the overview', async () => {
  barn.answer(attempt, { picture: { jpeg: '/9j/4AAQ', capturedAt: Date.UTC(2026, 0, 1), width: 640, height: 360 } });
  await open();
  expect(screen.getByRole('button', { name: en.createCamera.createUnseen })).toBeVisible();
  await press(en.createCamera.try);
  expect(await screen.findByRole('img', { name: en.createCamera.triedAlt })).toBeVisible();
  expect(barn.asked(attempt)).toMatchObject([{ body: { source } }]);
  await press(en.createCamera.create);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/dashboard/north-barn/administration/cameraOverview?search=new',
    ),
  );
  expect(barn.asked(create)).toMatchObject([
    { body: { camera: { name: 'Pen 13', tags: [], sortPrefix: '', source } } },
  ]);
});

test('what was seen of one address says nothing about another', async () => {
  barn.answer(attempt, { picture: { jpeg: '/9j/4AAQ', capturedAt: Date.UTC(2026, 0, 1), width: 640, height: 360 } });
  await open();
  await press(en.createCamera.try);
  await screen.findByRole('img', { name: en.createCamera.triedAlt });
  await userEvent.type(screen.getByRole('textbox', { name: /^RTSP address/ }), '2');
  expect(screen.queryByRole('img', { name: en.createCamera.triedAlt })).toBeNull();
  expect(screen.getByText(en.createCamera.notTried)).toBeVisible();
});

test.each([
  [404, 'source-silent', en.createCamera.noPicture],
  [403, 'camera-in-privacy', en.createCamera.inPrivacy],
  [503, 'media-unavailable', en.createCamera.noVideo],
])('a source without a picture says what can be done (%i %s)', async (status, code, words) => {
  barn.refuse(attempt, status, code);
  await open();
  await press(en.createCamera.try);
  expect(await screen.findByText(words)).toBeVisible();
});

test('8.4: a camera that could not be created says so, and what was typed stays', async () => {
  barn.refuse(create, 409, 'camera-exists');
  const { toasts } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: /^ID/ }), 'a');
  await press(en.createCamera.createUnseen);
  expect(await screen.findByText(en.createCamera.exists)).toBeVisible();
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Camera could not be created' });
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Pen 13');
});

test('what cannot be a camera is told at its field, and not sent', async () => {
  await open();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^ID/ }), 'a/b');
  await press(en.createCamera.createUnseen);
  expect(await screen.findByText(cameraFields.problems.required)).toBeVisible();
  expect(screen.getByText(cameraFields.problems['not-an-id'])).toBeVisible();
  expect(barn.asked(create)).toEqual([]);
});

test('what was filled in survives a reload, but no password; it can be started over, and a created one is gone', async () => {
  const draw = () =>
    renderInSuite(<CreateCameraScreen />, {
      texts: { 'mf-admin': en },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    });
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const first = await draw();
  await userEvent.type(await field(/^Name/), 'Pen 13');
  await userEvent.type(await field(/^RTSP address/), 'rtsp://me:secret@10.0.0.1/1');
  await act(() => settle());
  first.unmount();
  const second = await draw();
  expect(await field(/^Name/)).toHaveValue('Pen 13');
  expect(await field(/^RTSP address/)).toHaveValue('rtsp://10.0.0.1/1');
  expect(screen.getByText(en.createCamera.restored)).toBeVisible();
  await press(en.createCamera.createUnseen);
  await waitFor(() => expect(barn.asked(create)).toHaveLength(1));
  await act(() => settle());
  second.unmount();
  const third = await draw();
  expect(await field(/^Name/)).toHaveValue('');
  await userEvent.type(await field(/^Name/), 'Pen 14');
  await act(() => settle());
  third.unmount();
  await draw();
  expect(await field(/^Name/)).toHaveValue('Pen 14');
  await press(en.createCamera.startOver);
  await waitFor(async () => expect(await field(/^Name/)).toHaveValue(''));
});
