/** What exists: every collection, single and global. A new one is a file of its own and a line here. */
import type { DataOf, DocumentType } from './collection.ts'
import { updates } from './collections/updates.ts'
import { home } from './singles/home.ts'
import { settings } from './singles/settings.ts'

export const model = { updates, home, settings } as const

export type Model = typeof model
export type TypeName = keyof Model
export type CollectionName = NameOf<'collection'>
export type SingleName = NameOf<'single'>
type NameOf<Kind> = { [Name in TypeName]: Model[Name]['kind'] extends Kind ? Name : never }[TypeName]
/** The data of a type, by its name. */
export type Data<Name extends TypeName> = DataOf<Model[Name]>

/** Types by name. The product's own are `model`; a test may bring others. */
export type Types = Readonly<Record<string, DocumentType>>

export {
  collection,
  complaintsAbout,
  type DataOf,
  type DocumentType,
  fieldsOf,
  initialData,
  type LayerData,
  layerSchema,
  single,
} from './collection.ts'
export * from './fields/index.ts'
export * from './locales.ts'
export type { Message } from './message.ts'
export * from './roles.ts'
export { safeHref } from './safe-href.ts'
