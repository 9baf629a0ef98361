import type { DiscoveryObject } from '@barnwatch/shared/wire';
import type { Mail } from './mail-box';

export interface VerificationMailParts {
  /** Address of the suite, e.g. `https://barns.example/suite`. */
  readonly suiteUrl: string;
  /** Where the suite finds this instance. */
  readonly discovery: DiscoveryObject;
  /** Of this instance, as people call it. */
  readonly instanceName: string;
  readonly recipient: string;
  readonly displayName: string;
  readonly authenticationId: string;
  readonly verificationToken: string;
}

/**
 * The mail that proves an address. In both languages of the suite: nobody has been asked yet which one is read. Without
 * the name that was typed: whoever types it must not write into mails to strangers.
 */
export function verificationMail(parts: VerificationMailParts): Mail {
  const { recipient, instanceName } = parts;
  const link = verificationLink(parts);
  const body = `Hello,

this address was used to sign up at ${instanceName}. Follow this link within 24 hours to verify it:

${link}

If it was not you, do nothing: without the link the account cannot be used.

— — —

Guten Tag,

mit dieser Adresse wurde ein Konto bei ${instanceName} angelegt. Bitte bestätigen Sie sie innerhalb von 24 Stunden über diesen Link:

${link}

Falls Sie das nicht waren, ist nichts zu tun: Ohne den Link kann das Konto nicht benutzt werden.
`;
  return { recipient, subject: `${instanceName}: verify your e-mail address / E-Mail-Adresse bestätigen`, body };
}

/** The suite's quick link `/ql/email-verification`. */
function verificationLink({
  suiteUrl,
  discovery,
  displayName,
  authenticationId,
  verificationToken,
}: VerificationMailParts): string {
  const link = new URL(`${suiteUrl.replace(/\/+$/, '')}/ql/email-verification`);
  link.search = new URLSearchParams({
    discoveryString: Buffer.from(JSON.stringify(discovery)).toString('base64'),
    displayName,
    id: authenticationId,
    token: verificationToken,
  }).toString();
  return link.href;
}
