import type { Translate } from '@barnwatch/shared/i18n';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { displayNameRules } from './display-name-rules';
import { emailRules } from './email-rules';
import { loginPasswordRules, newPasswordRules, passwordRepetitionRules } from './password-rules';
import { type IdentityProblems, problemWords } from './problem-words';
import { usernameRules } from './username-rules';

/** As the suite's texts do: the text at a path, its values filled in. */
function translator(dictionary: unknown): Translate {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((level, name) => (level as Record<string, unknown>)?.[name], dictionary);
    if (typeof text !== 'string') throw new Error(`text "${key}" is missing`);
    return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
  };
}

const problems = {
  username: usernameRules.map(({ problem }) => problem),
  email: emailRules.map(({ problem }) => problem),
  newPassword: newPasswordRules.map(({ problem }) => problem),
  passwordRepetition: passwordRepetitionRules('').map(({ problem }) => problem),
  loginPassword: loginPasswordRules.map(({ problem }) => problem),
  displayName: displayNameRules.map(({ problem }) => problem),
  location: ['missing'],
} satisfies { [What in keyof IdentityProblems]: readonly IdentityProblems[What][] };

const expected: Readonly<Record<'en' | 'de', readonly string[]>> = {
  en: [
    'Please enter a user name.',
    'Only letters from a to z, digits, dots, dashes and underscores are allowed.',
    'The user name may have at most 20 characters.',
    'The user name needs at least 5 characters.',
    'Please enter an e-mail address.',
    'The e-mail address may have at most 254 characters.',
    'This is not a valid e-mail address.',
    'Please enter a password.',
    'The password contains a character that cannot be typed.',
    'The password may have at most 70 characters.',
    'The password needs at least 8 characters.',
    'The password needs a lower-case letter.',
    'The password needs an upper-case letter.',
    'The password needs a digit.',
    'The password needs a special character, one of ! " # $ % & \' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ ` { | } ~',
    'Please enter the password a second time.',
    'The passwords are not the same.',
    'Please enter your password.',
    'Please enter a display name.',
    'The display name may have at most 30 characters.',
    'There is a character in it that nobody sees. Please type the name instead of pasting it.',
    'At least one location is required.',
  ],
  de: [
    'Bitte geben Sie einen Benutzernamen ein.',
    'Erlaubt sind nur Buchstaben von a bis z, Ziffern, Punkte, Binde- und Unterstriche.',
    'Der Benutzername darf höchstens 20 Zeichen haben.',
    'Der Benutzername braucht mindestens 5 Zeichen.',
    'Bitte geben Sie eine E-Mail-Adresse ein.',
    'Die E-Mail-Adresse darf höchstens 254 Zeichen haben.',
    'Das ist keine gültige E-Mail-Adresse.',
    'Bitte geben Sie ein Passwort ein.',
    'Das Passwort enthält ein Zeichen, das man nicht eintippen kann.',
    'Das Passwort darf höchstens 70 Zeichen haben.',
    'Das Passwort braucht mindestens 8 Zeichen.',
    'Im Passwort fehlt ein Kleinbuchstabe.',
    'Im Passwort fehlt ein Großbuchstabe.',
    'Im Passwort fehlt eine Ziffer.',
    'Im Passwort fehlt ein Sonderzeichen, eines von ! " # $ % & \' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ ` { | } ~',
    'Bitte geben Sie das Passwort ein zweites Mal ein.',
    'Die Passwörter stimmen nicht überein.',
    'Bitte geben Sie Ihr Passwort ein.',
    'Bitte geben Sie einen Anzeigenamen ein.',
    'Der Anzeigename darf höchstens 30 Zeichen haben.',
    'Darin steht ein unsichtbares Zeichen. Bitte tippen Sie den Namen, statt ihn einzufügen.',
    'Mindestens ein Standort ist erforderlich.',
  ],
};

test.each([
  ['en', en],
  ['de', de],
] as const)('each rule has its own message: %s', (language, dictionary) => {
  const t = translator(dictionary);
  const messages = (Object.keys(problems) as (keyof IdentityProblems)[]).flatMap((what) =>
    problems[what].map((problem) => problemWords(what, problem, t)),
  );
  expect([...new Set(messages)]).toEqual(expected[language]);
});
