import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { type FormState, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import type * as v from 'valibot';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import { type ArtifactOrder, orderArtifact } from './make-artifact';

export interface OrderFormOptions<Values extends object> {
  readonly instance: InstanceView;
  readonly values: Values;
  readonly rules: v.GenericSchema;
  /** Null where the rules do not hold. */
  readonly order: ArtifactOrder | null;
  /** The id of one that is made already just as it is ordered; null otherwise. */
  readonly made: string | null;
}

/** The form that orders an artifact, and goes to where its making is seen. */
export function useOrderForm<Values extends object>({
  instance,
  values,
  rules,
  order,
  made,
}: OrderFormOptions<Values>): FormState<keyof Values & string, RequestError> {
  const { t } = useTexts('mf-cameras');
  const instanceId = instance.globalUniqueIdentifier;
  const client = useInstanceClient(instanceId);
  const navigate = useNavigate();
  const goTo = (artifactId: string): void =>
    void navigate(`${artifactsPath(instanceId)}?${new URLSearchParams({ artifact: artifactId })}`);
  return useForm<Values, RequestError>({
    values,
    rules,
    words: (_field, problem) => t(`artifacts.make.problems.${problem}`),
    async send(signal) {
      if (made !== null) {
        goTo(made);
        return { kind: 'taken' };
      }
      if (order === null) return { kind: 'left' };
      const outcome = await orderArtifact(client, order, { signal });
      if (signal.aborted) return { kind: 'left' };
      if (!outcome.ok) return { kind: 'refused', refusal: outcome.error };
      goTo(outcome.value.artifactId);
      return { kind: 'taken' };
    },
  });
}
