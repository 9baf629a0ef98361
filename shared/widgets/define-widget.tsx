import type { ComponentType } from 'react';
import * as v from 'valibot';
import { type WidgetName, type WidgetProps, widgetContracts } from './contracts';

/** A place has given what the contract does not know: the widget does not run, and its place says so. */
export class NotOfContract extends Error {}

/**
 * Makes a widget of a component: what a place in another remote gives is checked before the component sees it. Both were
 * built apart, perhaps against other versions of the types.
 */
export function defineWidget<Name extends WidgetName>(
  name: Name,
  Component: ComponentType<WidgetProps<Name>>,
): ComponentType {
  const { props }: { readonly props: v.GenericSchema<unknown, WidgetProps<Name>> } = widgetContracts[name];
  return function CheckedWidget(given: object) {
    const reading = v.safeParse(props, given);
    if (!reading.success) throw new NotOfContract(`${name}: ${v.summarize(reading.issues)}`);
    return <Component {...reading.output} />;
  };
}
