import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { exampleArtifact } from '../records/example-artifact';
import { type ArtifactBarn, artifactCalls, drawArtifacts, openArtifactBarn } from './doubles/open-artifacts';

let barn: ArtifactBarn;

beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
  barn = await openArtifactBarn();
});

/** As the barn answers for what is not there. */
const goneAtBarn = (call: 'GET api/artifact/{artifactId}' | 'DELETE api/artifact/{artifactId}') =>
  barn.door.refuse(call, 404, 'not-found');

test('2.18: of two who delete one artifact both come back to the list, and neither is told of a failure', async () => {
  barn.has([exampleArtifact('h')]);
  await drawArtifacts(barn, '?artifact=h');
  await screen.findByRole('img', { name: 'Heatmap: Pen 1' });
  goneAtBarn('DELETE api/artifact/{artifactId}');
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.delete.button }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: en.artifacts.delete.confirm }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByText(en.artifacts.delete.failed, { exact: false })).toBeNull();
});

test('2.18: an artifact that somebody else deletes while it is looked at says that it is gone, and leads on', async () => {
  barn.has([exampleArtifact('h', { state: 'pending', progress: 0.4 })]);
  await drawArtifacts(barn, '?artifact=h');
  await screen.findByRole('progressbar');
  barn.has([]);
  expect(await screen.findByText(en.artifacts.gone)).toBeVisible();
});

test('2.18: one that somebody else deleted before its download says so; another one is downloaded', async () => {
  barn.has([exampleArtifact('gone', { mediaType: 'video/mp4' }), exampleArtifact('h', { mediaType: 'video/mp4' })]);
  await drawArtifacts(barn);
  const answer = new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'video/mp4' } });
  barn.door.answer(artifactCalls.file, ({ path }) =>
    path.artifactId === 'gone' ? new Response('', { status: 404 }) : answer,
  );
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('two were listed');
  await userEvent.click(within(first).getByRole('button', { name: en.artifacts.download.start }));
  await userEvent.click(within(second).getByRole('button', { name: en.artifacts.download.start }));
  expect(await within(second).findByRole('button', { name: en.artifacts.download.remove })).toBeEnabled();
  expect(within(first).queryByRole('button', { name: en.artifacts.download.remove })).toBeNull();
  expect(first).toHaveTextContent(en.artifacts.download.failed);
});

test('2.18: the same order of two people is two artifacts, each with its own file and its own end', async () => {
  barn.has([exampleArtifact('mine'), exampleArtifact('theirs')]);
  await drawArtifacts(barn);
  expect(screen.getAllByRole('article', { name: 'Heatmap: Pen 1' })).toHaveLength(2);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(ways.filter((way) => way.endsWith('artifact=mine'))).not.toEqual([]);
  expect(ways.filter((way) => way.endsWith('artifact=theirs'))).not.toEqual([]);
});
