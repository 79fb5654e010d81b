/**
 * All of the model but what there is once. Who waits for little takes it from here: `index.ts` brings the fields of every
 * single with it.
 */
import type { DocumentType } from './collection.ts'

/** Types by name. The product's own are `model`; a test may bring others. */
export type Types = Readonly<Record<string, DocumentType>>

export {
  type CollectionNavigation,
  collection,
  complaintsAbout,
  type DataOf,
  type DocumentType,
  fieldsOf,
  initialData,
  type LayerData,
  single,
} from './collection.ts'
export { collections } from './collections.ts'
export { documentHref, isLinkable, readDocumentHref } from './document-href.ts'
export * from './fields/index.ts'
export * from './locales.ts'
export type { Message } from './message-descriptor.ts'
export { pagePath, readPagePath } from './page-path.ts'
export * from './permissions.ts'
export { safeHref } from './safe-href.ts'
export { folded, publicationDateOf, type Term, termOf, termsOf } from './terms.ts'
