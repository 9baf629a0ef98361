import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestErrorCodes } from '../../auth-client/requests/outcome';
import { type Language, useTexts } from '../../i18n';
import { renderInSuite } from '../../testing';
import { EmptyState } from './empty-state';
import { requestErrorReport, requestErrorWords } from './request-error-words';
import { RequestFailure } from './request-failure';

const context = { instanceId: 'north-barn', call: 'GET api/cameras', status: 502, retryAfterMs: 2500 };

function AllWords() {
  const { t } = useTexts();
  return requestErrorCodes.flatMap((code) => [
    <li key={code}>{requestErrorWords({ code, context }, t)}</li>,
    <li key={`${code} bare`}>
      {requestErrorWords({ code, context: { instanceId: 'north-barn', call: 'GET api/p' } }, t)}
    </li>,
  ]);
}

describe('a failed request', () => {
  test('that was answered 401 with a fresh token too does not say that one is signed out (F9)', () => {
    const key = (status: object): string =>
      requestErrorWords(
        { code: 'no-auth', context: { instanceId: 'a', call: 'GET api/p', ...status } },
        (name) => name,
      );
    expect(key({ status: 401 })).toBe('request.no-auth-call');
    expect(key({})).toBe('request.no-auth');
    // A refused refresh ends the session.
    expect(key({ status: 403 })).toBe('request.no-auth');
  });

  test.each<Language>(['en', 'de'])('has a sentence for every code (%s)', async (language) => {
    await renderInSuite(<AllWords />, { language });
    const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(sentences).toHaveLength(requestErrorCodes.length * 2);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{12,}\.$/);
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(requestErrorCodes.length);
  });

  test('names the status of a server error, and rounds a wait up', async () => {
    await renderInSuite(<AllWords />);
    expect(screen.getByText(/^Server error \(502\)/)).toBeInTheDocument();
    expect(screen.getByText(/^Too many requests\. Try again in 3\s*s\.$/)).toBeInTheDocument();
  });

  test('is reported without what the instance sent along', () => {
    const report = requestErrorReport({ code: 'rejected', context: { ...context, details: { token: 'secret' } } });
    expect(report).toContain('GET api/cameras');
    expect(report).not.toContain('secret');
  });

  test('says what failed and why, tries again and copies a report', async () => {
    const user = userEvent.setup();
    const onRetry = jest.fn();
    const error = { code: 'timeout', context } as const;
    await renderInSuite(<RequestFailure what="The cameras could not be loaded." error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The cameras could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    await expect(navigator.clipboard.readText()).resolves.toContain('code: timeout');
  });

  test('shows its details where the browser does not let us copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await renderInSuite(<RequestFailure what="Failed." error={{ code: 'timeout', context }} />);
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByText(/code: timeout/)).toBeInTheDocument();
  });
});

describe('an empty list', () => {
  test('says so', async () => {
    await renderInSuite(<EmptyState />, { language: 'de' });
    expect(screen.getByText('Hier gibt es nichts!')).toBeInTheDocument();
  });
});
