/** The camera-fields door: what can be typed of a camera, by whichever screen. */
export {
  animalCountRule,
  cameraIdRule,
  type FieldProblem,
  limits,
  nameRule,
  pathRule,
  problemOf,
  seedRule,
  sortPrefixRule,
  tagRule,
  urlRule,
} from './camera-rules';
export {
  faultyField,
  keptSource,
  newSource,
  type SourceDraft,
  type SourceValues,
  sourceOf,
  sourceRules,
  sourceValues,
  typedSource,
} from './source-draft';
export { SourceFields, type SourceFieldsProps, sourceKindWords } from './source-fields';
export { knownTags, noTags, outOfUse, type TagDraft, tagProblem, tagsOf, tagsRule } from './tag-draft';
export { TagsEditor, type TagsEditorProps } from './tags-editor';
