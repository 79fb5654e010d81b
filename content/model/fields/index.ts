/** Field types of the content model, with the types of their values. */

export { isSlugOf, lastPart, numberedSlug, slugBeside, slugFrom } from '../slug-from.ts'
export type { TextFormat } from '../text-format.ts'
export type { Field, FieldOptions, ValueOf, ValueProblem } from './field.ts'
export {
  type Fields,
  type GroupField,
  type GroupValue,
  group,
  groupProblems,
  initialOf,
  type ListField,
  list,
  shapeOf,
} from './group-fields.ts'
export { type FieldKind, type FieldKinds, isKind } from './kinds.ts'
export {
  documentIdForm,
  type LinksField,
  type LinkValue,
  links,
  type MediaField,
  media,
  mediaIdForm,
  type ReferenceField,
  reference,
  type TreeField,
  type TreeItem,
  tree,
} from './link-fields.ts'
export { heroFields, isSeo, seo } from './page-fields.ts'
export {
  type BooleanField,
  boolean,
  type DateField,
  date,
  type NumberField,
  number,
  type SelectField,
  select,
} from './scalar-fields.ts'
export {
  isSlug,
  type MdxField,
  mdx,
  mdxCharacters,
  type SlugField,
  slug,
  slugCharacters,
  type TextField,
  text,
} from './text-fields.ts'
