import { type TextValues, useTexts } from '@barnwatch/shared/i18n';
import { Icon, VisuallyHidden } from '@barnwatch/shared/ui';
import {
  type NewPasswordProblem,
  newPasswordRules,
  passwordLength,
} from '../../identity/identity-rules/password-rules';
import styles from './sign-up.module.css';

interface Need {
  readonly text: string;
  readonly values?: TextValues;
  /** Rules that together make it up. */
  readonly problems: readonly NewPasswordProblem[];
}

const needs: readonly Need[] = [
  { text: 'length', values: passwordLength, problems: ['missing', 'too-short', 'too-long'] },
  { text: 'lowercase', problems: ['no-lowercase'] },
  { text: 'uppercase', problems: ['no-uppercase'] },
  { text: 'number', problems: ['no-number'] },
  { text: 'special', problems: ['no-special'] },
];

/** What a new password needs, each with a mark as soon as it is there: how strong it is, in words. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useTexts('mf-auth');
  const isMet = ({ problems }: Need) =>
    newPasswordRules.every(({ problem, holds }) => !problems.includes(problem) || holds(password));
  return (
    <div className={styles.strength}>
      <p>{t('identity.strength.title')}</p>
      <ul className={styles.needs}>
        {needs.map((need) => {
          const met = isMet(need);
          return (
            <li key={need.text} className={met ? styles.met : styles.open}>
              {met ? <Icon name="success" size={16} /> : <span className={styles.openMark} />}
              <span>
                {t(`identity.strength.${need.text}`, need.values)}
                <VisuallyHidden>, {t(met ? 'identity.strength.met' : 'identity.strength.open')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
