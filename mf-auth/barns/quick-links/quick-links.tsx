import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useConcealedQuery, useLocation, useNavigate, useParams } from '@barnwatch/shared/routing';
import { buttonClass, ErrorState, Page } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { AddByFile } from './add-by-file';
import { AddByLink } from './add-by-link';
import { parseQuickLink, type QuickLink } from './quick-link';
import styles from './quick-links.module.css';
import { VerifyEmail } from './verify-email';

const titleKeys = {
  'email-verification': 'quickLink.verify.title',
  'add-barn': 'quickLink.add.title',
  'open-file': 'quickLink.add.title',
} as const;

/**
 * Route `/ql/:action`: what a link of an e-mail or a printed code asks for. Untrusted: a person sees where it leads and
 * agrees before anything is sent.
 */
export function QuickLinksScreen() {
  const { t } = useTexts('mf-auth');
  const { action = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const concealed = useConcealedQuery();
  const [link] = useState<QuickLink>(() => parseQuickLink(action, search === '' ? concealed : search));

  // The shell has done so already for an address that the page was opened with; this is for one that was navigated to.
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);

  return (
    <Page width="reading" title={t(link.ok ? titleKeys[link.action] : 'quickLink.title')}>
      <LinkContent link={link} />
    </Page>
  );
}

function LinkContent({ link }: { readonly link: QuickLink }) {
  const { t } = useTexts('mf-auth');
  if (!link.ok) {
    return (
      <div className={styles.step}>
        <ErrorState what={t(`quickLink.${link.problem}.what`)} why={t(`quickLink.${link.problem}.why`)} />
        <div className={styles.centred}>
          <SuiteLink className={buttonClass('primary')} to="/select-barn">
            {t('quickLink.toBarns')}
          </SuiteLink>
        </div>
      </div>
    );
  }
  switch (link.action) {
    case 'email-verification':
      return <VerifyEmail link={link} />;
    case 'add-barn':
      return <AddByLink link={link} />;
    case 'open-file':
      return <AddByFile />;
  }
}
