export { isSlugOf, numberedSlug, slugFrom } from '../slug-from.ts'
export type { TextFormat } from '../text-format.ts'
export { type BooleanField, boolean } from './boolean.ts'
export { type DateField, date } from './date.ts'
export type { Complaint, Field, FieldOptions, ValueOf } from './field.ts'
export {
  complaintsOf,
  type Fields,
  type GroupField,
  type GroupValue,
  group,
  initialOf,
  shapeOf,
} from './group.ts'
export { heroFields } from './hero.ts'
export { type FieldKind, type FieldKinds, isKind } from './kinds.ts'
export { type LinksField, type LinkValue, links } from './links.ts'
export { type ListField, list } from './list.ts'
export { type MdxField, mdx, mdxCharacters } from './mdx.ts'
export { type MediaField, media, mediaIdForm } from './media.ts'
export { type NumberField, number } from './number.ts'
export { documentIdForm, type ReferenceField, reference } from './reference.ts'
export { type SelectField, select } from './select.ts'
export { isSeo, seo } from './seo.ts'
export { isSlug, type SlugField, slug, slugCharacters } from './slug.ts'
export { type TextField, text } from './text.ts'
export { type TreeField, type TreeItem, tree } from './tree.ts'
