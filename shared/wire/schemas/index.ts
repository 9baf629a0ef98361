/**
 * What readings of answers, records and addresses are made of, once in a suite. A remote is built with it in the place of
 * the same functions of its own copy (`shared/federation/build/shared-schemas-plugin.ts`); what is not here a remote
 * carries itself.
 *
 * In here is what the shell needs of valibot anyway, and the few functions besides that most remotes use.
 */
export {
  array,
  blob,
  boolean,
  check,
  custom,
  exactOptional,
  fallback,
  finite,
  integer,
  is,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  null_,
  null_ as null,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  readonly,
  record,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
  variant,
} from 'valibot';
