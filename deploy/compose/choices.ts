import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

const stageSchema = v.strictObject({
  version: v.string(),
  /** Of all people, per cent. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: v.string(),
  /** Digests of accounts: their names are not kept. */
  accounts: v.array(v.string()),
  /** Whether the remote followed its newest version before, and does so again once this is everybody's. */
  follows: v.boolean(),
});

export type StageChoice = v.InferOutput<typeof stageSchema>;

/** What an operator chose with the tool's commands. Kept beside the suite, not in the deployment file. */
export const choicesSchema = v.strictObject({
  /** Remote → version; a remote without a pin has its newest one. */
  pins: v.record(name, v.string()),
  /** Remote → switched on or off, whatever the deployment file says. */
  switches: v.record(name, v.picklist(['on', 'off'])),
  /** Remote → a version that some people get. */
  staged: v.optional(v.record(name, stageSchema)),
});

export type Choices = v.InferOutput<typeof choicesSchema>;

export const noChoices: Choices = { pins: {}, switches: {} };

export function withPin(choices: Choices, remote: string, version: string): Choices {
  return { ...choices, pins: { ...choices.pins, [remote]: version } };
}

/** The remote follows its newest version again. */
export function withoutPin(choices: Choices, remote: string): Choices {
  const { [remote]: _pin, ...pins } = choices.pins;
  return { ...choices, pins };
}

export function withSwitch(choices: Choices, remote: string, position: 'on' | 'off'): Choices {
  return { ...choices, switches: { ...choices.switches, [remote]: position } };
}

export function withStage(choices: Choices, remote: string, stage: StageChoice): Choices {
  return { ...choices, staged: { ...choices.staged, [remote]: stage } };
}

/** Nobody gets another version than the present one. */
export function withoutStage({ staged, ...choices }: Choices, remote: string): Choices {
  const { [remote]: _stage, ...others } = staged ?? {};
  return Object.keys(others).length === 0 ? choices : { ...choices, staged: others };
}
