import { keepShare, type NotKept } from '@barnwatch/shared/shares';

/** Where systems post what is shared with the suite (`deploy/compose/app-manifest.ts`). */
export const sharePath = '/share';

/** The page on which somebody chooses the barn for it, or is told why there is nothing. */
export function shareAddress(kept: { readonly id: string } | { readonly reason: NotKept | 'unreadable' }): string {
  return 'id' in kept ? `${sharePath}/${kept.id}` : `${sharePath}?problem=${kept.reason}`;
}

function wordsOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Takes what a system shares: keeps it, and leads to the page that goes on with it. Any page of the web can post here as
 * well, so that what comes is a claim of nobody: it is shown, and nothing of it is sent before a person saves it.
 */
export async function takeShare(request: Request, caches: CacheStorage, nowMs: number): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const kept = form === null ? ({ reason: 'unreadable' } as const) : await keep(form, caches, nowMs);
  return new Response(null, { status: 303, headers: { location: shareAddress(kept) } });
}

async function keep(form: FormData, caches: CacheStorage, nowMs: number) {
  const files = form.getAll('photos').filter((value): value is File => typeof value !== 'string');
  const text = [wordsOf(form, 'text'), wordsOf(form, 'url')].filter(Boolean).join('\n');
  const kept = await keepShare(caches, { title: wordsOf(form, 'title'), text, files }, nowMs);
  return kept.kind === 'kept' ? { id: kept.id } : { reason: kept.reason };
}
