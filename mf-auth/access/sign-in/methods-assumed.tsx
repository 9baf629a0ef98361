import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button } from '@barnwatch/shared/ui';

export interface MethodsAssumedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** The instance could not be asked how one signs in there. Why not, the state of its connection says. */
export function MethodsAssumed({ text, onRetry }: MethodsAssumedProps) {
  const { t } = useTexts();
  return (
    <Banner
      kind="warning"
      action={
        <Button icon="retry" onClick={onRetry}>
          {t('failure.tryAgain')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
