import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import { toJsonSchema } from '@valibot/to-json-schema';

/** The JSON schema of `suite.json`, made from the schema that the shell reads it with. The text of `docs/suite.schema.json`. */
export function registryJsonSchema(): string {
  const schema = toJsonSchema(suiteRegistrySchema, { target: 'draft-2020-12', ignoreActions: ['readonly'] });
  const { $schema, ...rest } = schema;
  const described = {
    $schema,
    $id: 'https://barnwatch.example/suite.schema.json',
    title: 'BarnWatch suite registry',
    description: 'suite.json: which remotes, in which versions, make up a deployment. Written by deploy/compose.',
    ...rest,
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}
