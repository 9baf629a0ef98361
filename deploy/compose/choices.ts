import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/** What an operator chose with the tool's commands. Kept beside the suite, not in the deployment file. */
export const choicesSchema = v.strictObject({
  /** Remote → version; a remote without a pin has its newest one. */
  pins: v.record(name, v.string()),
  /** Remote → switched on or off, whatever the deployment file says. */
  switches: v.record(name, v.picklist(['on', 'off'])),
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
