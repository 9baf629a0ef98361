import type { BarnAnswer, BarnAnswerOptions } from '@barnwatch/shared/answers';
import type { FileOptions, InstanceView, Outcome, PermissionCheck, RequestError } from '@barnwatch/shared/auth-client';
import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { act } from 'react';
import { exampleCamera } from '../../api/example-camera';
import { pagePictures } from '../../pictures/page-pictures';
import { pictureKey } from '../../pictures/picture-key';
import { jpegBlob } from '../../stills/tiny-jpeg';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { dead, hours, incidents, now, said } from '../example-answers';
import { SummaryScreen } from '../summary';

export type FrameAnswer = Outcome<{ blob: Blob; headers: Headers }>;

interface Told {
  barn: InstanceView;
  /** Of the account. */
  rights: readonly string[];
  /** What each question gets: `data` of its answer, or an error; no answer yet where it is not named. */
  replies: Readonly<Record<string, { readonly data: unknown } | { readonly error: RequestError }>>;
}

/** What the barn is and says. */
export const mockTold: Told = { barn: exampleBarn(), rights: [], replies: {} };
/** The bodies of what was asked, by question. */
export const mockAsked = new Map<string, unknown>();
export const mockRetry = jest.fn();
export const mockFile = jest.fn<Promise<FrameAnswer>, [string, FileOptions?]>();
const mockClient = { file: mockFile };

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockTold.barn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockTold.rights,
  usePermission: ({ any = [] }: PermissionCheck) => any.some((right) => mockTold.rights.includes(right)),
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: <T,>(key: string, _path: string, { parse, body }: BarnAnswerOptions<T>): BarnAnswer<T> => {
    mockAsked.set(key, body);
    const reply = mockTold.replies[key];
    if (!reply) return { state: 'loading', retry: mockRetry };
    if ('error' in reply) return { state: 'failed', error: reply.error, refreshing: false, retry: mockRetry };
    return { state: 'ready', value: parse(reply.data), receivedAt: now, refreshing: false, retry: mockRetry };
  },
}));

export const arrived = (): FrameAnswer => ({ ok: true, value: { blob: jpegBlob(), headers: new Headers() } });

/** A barn of two cameras with a morning behind it, and an account that may see everything. */
export function tellBarn(): void {
  mockTold.barn = exampleBarn();
  mockTold.rights = ['incidents.view', 'data.view', 'recordings.view'];
  mockTold.replies = {
    cameras: { data: { cameras: { a: exampleCamera('a', { name: 'Sick pen' }), b: exampleCamera('b') } } },
    'incidents-of-span': {
      data: incidents(
        {
          ...said('Wet litter'),
          state: 'closed',
          openedAt: now - 3 * millisecondsInDay,
          closedAt: now - 2 * millisecondsInHour,
        },
        said('No water'),
        dead,
      ),
    },
    'open-interventions': { data: incidents(said('Fan stands still'), said('Lame pig', 'low')) },
    'dead-animals': { data: incidents(dead) },
    'barn-hours': { data: hours((time) => (time === now - 3 * millisecondsInHour ? 4 : 10)) },
  };
  mockAsked.clear();
  mockRetry.mockReset();
  mockFile.mockReset();
  mockFile.mockImplementation(async () => arrived());
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The summary at an address of its own. */
export async function open(query = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/summary${query}`);
  const rendered = await renderInSuite(<SummaryScreen />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => true}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
    unstyledAntd: true,
  });
  await settle();
  return rendered;
}

/** Below what pictures of a camera are kept. */
const keyOf = (cameraId: string) => pictureKey('north-barn', mockTold.barn.accountId ?? '', cameraId);

/** The camera may be seen again, whatever an earlier test said. */
export const releasePictures = (cameraId: string) => pagePictures().release(keyOf(cameraId));
/** Somebody has hidden the camera, in this window or another. */
export const hidePictures = (cameraId: string) => pagePictures().forgetEverywhere([keyOf(cameraId)]);
