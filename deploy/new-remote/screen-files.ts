import type { RemoteNames } from './remote-names';

/** The screen of a new remote: it reads one answer of the barn, in every state that an answer has. */
export function screenFile({ remote, screenFolder, component, textKey }: RemoteNames): string {
  return `import { knownReading, useReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, EmptyState, Page, RequestFailure, Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import { type AnswerOf, type Camera, listCameras } from '@barnwatch/shared/wire/calls';
import styles from './${screenFolder}.module.css';

function byName({ cameras }: AnswerOf<typeof listCameras>): readonly Camera[] {
  return [...cameras.values()].sort((left, right) => left.name.localeCompare(right.name, undefined, { numeric: true }));
}

/** Route \`${screenFolder}\`: the cameras of the barn, by their names. */
export function ${component}() {
  const { t } = useTexts('${remote}');
  const barn = useSelectedBarn();
  const answer = useReading(listCameras, {}, byName);
  if (!barn) return null;

  const known = knownReading(answer);
  return (
    <Page title={t('${textKey}.title')} subtitle={shownName(barn)}>
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t(known ? '${textKey}.notRefreshed' : '${textKey}.failed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form={known ? 'line' : 'area'}
          />
          {known && (
            <p>
              {t('${textKey}.old')} <Age since={known.receivedAt} />
            </p>
          )}
        </>
      )}
      {answer.state === 'loading' && (
        <div role="status" className={styles.cameras}>
          <VisuallyHidden>{t('${textKey}.loading')}</VisuallyHidden>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      )}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t('${textKey}.unreadable', { count: known.setAside.length })}</Banner>
      )}
      {known?.value.length === 0 && <EmptyState icon="camera" hint={t('${textKey}.none')} />}
      {known && known.value.length > 0 && (
        <ul className={styles.cameras} aria-label={t('${textKey}.cameras', { count: known.value.length })}>
          {known.value.map(({ cameraId, name }) => (
            <li key={cameraId} className={styles.camera}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
`;
}

export const screenStyles = `.cameras {
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
}
.camera {
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface);
  overflow-wrap: anywhere;
}
`;

/** Its unit test: through the one double of the door, in both languages. */
export function screenTestFile({ remote, screenFolder, component, textKey }: RemoteNames): string {
  return `import { type BarnDoor, json, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { ${component} } from './${screenFolder}';

const list = 'GET api/cameras';

let barn: BarnDoor;
beforeEach(async () => {
  barn = await openBarnDoor({ permissions: ['cameras.view'] });
});

function camera(cameraId: string, name: string) {
  return {
    cameraId,
    name,
    tags: [],
    sortPrefix: '',
    privacy: { active: false, until: null },
    managed: true,
    loadedTimestamp: 0,
    online: true,
    lastSeen: 0,
  };
}

test.each([
  ['en', en],
  ['de', de],
] as const)('in %s the cameras of the barn stand there by their names', async (language, texts) => {
  barn.answer(list, { cameras: { b: camera('b', 'Pen 2'), a: camera('a', 'Pen 1') } });
  await renderInSuite(<${component} />, { language, texts: { '${remote}': texts } });
  const cameras = await screen.findByRole('list', {
    name: texts.${textKey}.cameras_other.replace('{{count}}', '2'),
  });
  expect(within(cameras).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pen 1', 'Pen 2']);
  expect(screen.getByRole('heading', { name: texts.${textKey}.title })).toBeVisible();
});

test('a barn without cameras says so', async () => {
  barn.answer(list, { cameras: {} });
  await renderInSuite(<${component} />, { texts: { '${remote}': en } });
  expect(await screen.findByText(en.${textKey}.none)).toBeVisible();
});

test('a failure is told, with a way to try again', async () => {
  barn.answer(list, () => json({ error: 'SERVER_ERROR' }, 500));
  await renderInSuite(<${component} />, { texts: { '${remote}': en } });
  expect(await screen.findByText(en.${textKey}.failed, { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: /again/ })).toBeVisible();
});

test('a damaged record is set aside and told', async () => {
  barn.answer(list, { cameras: { a: camera('a', 'Pen 1'), b: { ...camera('b', 'Pen 2'), name: 7 } } });
  await renderInSuite(<${component} />, { texts: { '${remote}': en } });
  expect(await screen.findByText(en.${textKey}.unreadable_one.replace('{{count}}', '1'))).toBeVisible();
});
`;
}
