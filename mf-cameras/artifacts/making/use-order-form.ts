import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { type FormState, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { useRef } from 'react';
import type * as v from 'valibot';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import { type ArtifactOrder, orderArtifact } from './make-artifact';

export interface OrderFormOptions<Values extends object> {
  readonly instance: InstanceView;
  readonly values: Values;
  readonly rules: v.GenericSchema;
  /** One for each that is made; none where the rules do not hold. */
  readonly orders: readonly ArtifactOrder[];
  /** The id of one that is made already just as it is ordered; null otherwise. */
  readonly made: string | null;
}

/** The form that orders artifacts, and goes to where their making is seen: to the one, or to the list of those of its kind. */
export function useOrderForm<Values extends object>({
  instance,
  values,
  rules,
  orders,
  made,
}: OrderFormOptions<Values>): FormState<keyof Values & string, RequestError> {
  const { t } = useTexts('mf-cameras');
  const instanceId = instance.globalUniqueIdentifier;
  const client = useInstanceClient(instanceId);
  const navigate = useNavigate();
  const goTo = (query: Record<string, string>): void =>
    void navigate(`${artifactsPath(instanceId)}?${new URLSearchParams(query)}`);
  // Of several, the barn can take some and refuse another: trying again orders none of them twice.
  const taken = useRef(new Map<string, string>());
  return useForm<Values, RequestError>({
    needsLine: 'selected-barn',
    values,
    rules,
    words: (_field, problem) => t(`artifacts.make.problems.${problem}`),
    async send(signal) {
      if (made !== null) {
        goTo({ artifact: made });
        return { kind: 'taken' };
      }
      for (const order of orders) {
        const name = JSON.stringify(order);
        if (taken.current.has(name)) continue;
        const outcome = await orderArtifact(client, order, { signal });
        if (outcome.ok) taken.current.set(name, outcome.value.artifactId);
        if (signal.aborted) return { kind: 'left' };
        if (!outcome.ok) return { kind: 'refused', refusal: outcome.error };
      }
      const [first] = orders;
      if (!first) return { kind: 'left' };
      const artifact = taken.current.get(JSON.stringify(first));
      goTo(orders.length === 1 && artifact ? { artifact } : { type: first.kind });
      return { kind: 'taken' };
    },
  });
}
