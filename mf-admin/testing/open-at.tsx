// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import type { ReactNode } from 'react';
import de from '../texts/de.json';
import en from '../texts/en.json';

export interface OpenedAt {
  /** Below `/dashboard/north-barn/administration/`. */
  readonly path: string;
  readonly now: number;
  readonly language?: 'en' | 'de';
}

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

/** A screen of administration at its address, whose query is shown beside it. */
export function openAt(screen: ReactNode, { path, now, language = 'en' }: OpenedAt) {
  history.replaceState(null, '', `/dashboard/north-barn/administration/${path}`);
  return renderInSuite(
    <>
      {screen}
      <Address />
    </>,
    {
      now,
      language,
      texts: { 'mf-admin': language === 'en' ? en : de },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    },
  );
}
