import { createHash } from 'node:crypto';
import type { StoredMail } from './mail-box';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid #8888; border-radius: 8px; padding: 0 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin-block: 1rem 0; }
p { white-space: pre-wrap; overflow-wrap: anywhere; }
a { display: block; padding-block: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** Nothing but this page's own style: a mail is text, and no text of it can load or run anything. */
export const outboxContentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const languages = ['en', 'de'] as const;
export type OutboxLanguage = (typeof languages)[number];

const words = {
  en: { title: (instance: string) => `Mails of ${instance}`, none: 'No mail has been sent yet.', to: 'To' },
  de: {
    title: (instance: string) => `E-Mails von ${instance}`,
    none: 'Es wurde noch keine E-Mail verschickt.',
    to: 'An',
  },
} as const satisfies Record<OutboxLanguage, object>;

/** The first language of `Accept-Language` that the suite speaks. */
export function outboxLanguage(accepted = ''): OutboxLanguage {
  const asked = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return asked.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en';
}

/** The page of `/outbox`: every mail that is kept, newest first, with its links to follow. */
export function outboxPage(instance: string, mails: readonly StoredMail[], language: OutboxLanguage = 'en'): string {
  const { title, none } = words[language];
  const shown =
    mails.length === 0 ? `<p>${escaped(none)}</p>` : mails.map((mail) => article(mail, language)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title(instance))}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title(instance))}</h1>
${shown}
</main>
</body>
</html>
`;
}

function article({ recipient, subject, body, createdAt }: StoredMail, language: OutboxLanguage): string {
  const sentAt = new Date(createdAt).toISOString();
  return `<article>
<h2>${escaped(subject)}</h2>
<p>${words[language].to} ${escaped(recipient)}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p>${withLinks(body)}</p>
</article>`;
}

/** Addresses become links; everything else is text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
