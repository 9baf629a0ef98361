import de from './de.json';
import en from './en.json';

/** The toasts of the specification (product 8.3) that are about identity: key, its words there, and in German. */
const specified = [
  ['toast.verifyFirst', 'Please verify your E-Mail First!', 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse!'],
  ['toast.signInFailed', 'Login Unsuccessful!', 'Anmeldung fehlgeschlagen!'],
  ['toast.signedIn', 'Successfully Logged In!', 'Erfolgreich angemeldet!'],
  ['toast.signedUp', 'Successfully Registered!', 'Erfolgreich registriert!'],
  ['toast.signUpFailed', 'Registration Unsuccessful!', 'Registrierung fehlgeschlagen!'],
  [
    'toast.signUpLater',
    'Could not register, try again later',
    'Die Registrierung war nicht möglich, bitte versuchen Sie es später erneut',
  ],
  ['toast.usernameInUse', 'The username is in use', 'Der Benutzername ist schon vergeben'],
  [
    'singleSignOn.couldNotCreateProvider',
    'Could not create Service Provider!',
    'Der Dienstanbieter konnte nicht angelegt werden!',
  ],
  [
    'singleSignOn.created',
    'Successfully Created Account at Service Provider',
    'Das Konto beim Dienstanbieter wurde angelegt',
  ],
  [
    'singleSignOn.couldNotCreateAccount',
    'Could not create Account at Service Provider!',
    'Das Konto beim Dienstanbieter konnte nicht angelegt werden!',
  ],
  ['singleSignOn.signedIn', 'Successfully Signed in!', 'Erfolgreich angemeldet!'],
  [
    'singleSignOn.couldNotSignIn',
    'Could not Sign in at the Service Provider!',
    'Die Anmeldung beim Dienstanbieter ist fehlgeschlagen!',
  ],
  [
    'quickLink.verify.done',
    'Successfully verified email address! You can close this page now.',
    'E-Mail-Adresse erfolgreich bestätigt! Sie können diese Seite jetzt schließen.',
  ],
  ['quickLink.verify.failed', 'Could not verify email address', 'Die E-Mail-Adresse konnte nicht bestätigt werden'],
  ['emailVerification.sent', 'Verification E-Mail sent successfully!', 'Die Bestätigungs-E-Mail wurde gesendet!'],
  [
    'emailVerification.notSent',
    'Could not send Verification E-Mail please try again later.',
    'Die Bestätigungs-E-Mail konnte nicht gesendet werden, bitte versuchen Sie es später erneut.',
  ],
  ['toast.fixErrors', 'Please fix the errors', 'Bitte beheben Sie die Fehler'],
  ['toast.acceptEula', 'Please accept the EULA', 'Bitte akzeptieren Sie die Lizenzvereinbarung'],
  ['toast.haveToAcceptEula', 'You have to accept the EULA', 'Sie müssen die Lizenzvereinbarung akzeptieren'],
  ['toast.invalidCode', 'The discovery code is invalid', 'Der Verbindungscode ist ungültig'],
  ['toast.offline', 'The barn is offline (server down)', 'Der Stall ist offline (Server nicht erreichbar)'],
  ['toast.alreadyExists', 'This instance already exists', 'Diesen Stall gibt es schon'],
  ['toast.codeNotFound', 'The code could not be found', 'Der Code wurde nicht gefunden'],
] as const;

function textAt(dictionary: object, key: string): unknown {
  return key.split('.').reduce<unknown>((level, name) => Reflect.get(Object(level), name), dictionary);
}

test.each(specified)('%s: “%s”, “%s”', (key, english, german) => {
  expect(textAt(en, key)).toBe(english);
  expect(textAt(de, key)).toBe(german);
});

test('every brief message of the forms is among them', () => {
  const known = specified.map(([key]) => key).filter((key) => key.startsWith('toast.'));
  expect(
    Object.keys(en.toast)
      .map((name) => `toast.${name}`)
      .sort(),
  ).toEqual([...known].sort());
});
