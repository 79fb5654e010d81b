/**
 * Document types: collections and singles, each declared once. Validation, storage, API, admin lists and
 * forms, search and types are derived from the declaration. No other code lists fields by hand.
 */
import type { Fields, GroupValue, ValueProblem } from './fields/index.ts'
import { groupProblems, initialOf, isKind } from './fields/index.ts'
import type { Layer } from './locales.ts'
import { shared } from './locales.ts'
import type { Message } from './message-descriptor.ts'

export interface DocumentType<
  Name extends string = string,
  F extends Fields = Fields,
  Kind extends 'collection' | 'single' = 'collection' | 'single',
> {
  readonly name: Name
  readonly kind: Kind
  /** The plural and the singular name. */
  readonly label: Message
  readonly labelOne: Message
  /** Shown while its list is empty: what it is for, or where else users may look. */
  readonly emptyHint: Message | undefined
  readonly fields: F
  /** The field with the title of a document in lists. `undefined` for singles, whose label is their name. */
  readonly title: string | undefined
  readonly slug: string | undefined
  /** The order in which visitors see it. */
  readonly order: Order<string> | undefined
  /** Its path on the site: `/updates/{slug}`, or `/`. `undefined` if it has no page. */
  readonly page: string | undefined
  /** The fields by which visitors filter a list: a tag, a year, a section. */
  readonly filters: readonly string[]
  /** Who may change it: everyone who may edit content, or administrators only. */
  readonly managedBy: 'editors' | 'administrators'
  /** Whether only users of the admin see it. Neither the site nor the public content API contains it. */
  readonly isInternal: boolean
  /** Whether its pages are shown in a fallback language where they have no translation. */
  readonly isShownUntranslated: boolean
  /** Its entry in the navigation and the command palette of the admin; `undefined` for singles. */
  readonly navigation: CollectionNavigation | undefined
  /** What publishing a layer requires beyond each single field. */
  readonly problems: (data: LayerData) => readonly ValueProblem[]
}

interface Order<Name extends string> {
  readonly by: Name
  readonly direction: 'ascending' | 'descending'
}

export interface CollectionNavigation {
  /** The name of an icon in `ui/icons`. */
  readonly icon: string
  readonly group: 'content' | 'pages' | 'site'
  /** Collections of a group are sorted by this number, then by name. */
  readonly order: number
  /** The two keys that open the list, such as `g u`. */
  readonly keys?: string
  /** The last part of the URL of its list, if it is not the name of the collection. */
  readonly path?: string
}

interface CollectionOptions<F extends Fields> {
  readonly label: Message
  readonly labelOne: Message
  readonly emptyHint?: Message
  readonly title: keyof F & string
  readonly navigation?: Partial<CollectionNavigation>
  readonly order?: Order<keyof F & string>
  readonly page?: string
  readonly filters?: readonly (keyof F & string)[]
  readonly managedBy?: DocumentType['managedBy']
  readonly isInternal?: boolean
  readonly isShownUntranslated?: boolean
  readonly problems?: DocumentType['problems']
  readonly fields: F
}

/** Declares a type with any number of documents. */
export function collection<const Name extends string, const F extends Fields>(
  name: Name,
  options: CollectionOptions<F>,
): DocumentType<Name, F, 'collection'> {
  const slug = Object.entries(options.fields).find(([, field]) => isKind(field, 'slug'))?.[0]
  return {
    name,
    kind: 'collection',
    label: options.label,
    labelOne: options.labelOne,
    emptyHint: options.emptyHint,
    fields: options.fields,
    title: options.title,
    slug,
    order: options.order,
    page: options.page,
    filters: options.filters ?? [],
    managedBy: options.managedBy ?? 'editors',
    isInternal: options.isInternal ?? false,
    isShownUntranslated: options.isShownUntranslated ?? false,
    navigation: { icon: 'document', group: 'content', order: 100, ...options.navigation },
    problems: options.problems ?? (() => []),
  }
}

interface SingleOptions<F extends Fields> {
  readonly label: Message
  readonly page?: string
  readonly managedBy?: DocumentType['managedBy']
  readonly problems?: DocumentType['problems']
  readonly fields: F
}

/** Declares a type with one document, whose id is the name of the type. */
export function single<const Name extends string, const F extends Fields>(
  name: Name,
  options: SingleOptions<F>,
): DocumentType<Name, F, 'single'> {
  return {
    name,
    kind: 'single',
    label: options.label,
    labelOne: options.label,
    emptyHint: undefined,
    fields: options.fields,
    title: undefined,
    slug: undefined,
    order: undefined,
    page: options.page,
    filters: [],
    managedBy: options.managedBy ?? 'editors',
    isInternal: false,
    isShownUntranslated: true,
    navigation: undefined,
    problems: options.problems ?? (() => []),
  }
}

/** Everything that a published page of this type shows in one language. */
export type DataOf<T> = T extends DocumentType<string, infer F> ? GroupValue<F> : never

/** The fields of one layer: those of a language, or those that all languages share. */
export const fieldsOf = memoizeByLayer((type, layer): Fields => {
  const localized = layer !== shared
  return Object.fromEntries(Object.entries(type.fields).filter(([, field]) => field.localized === localized))
})

/** Caches a value for each layer of a type, because a schema is far more expensive to create than to use. */
export function memoizeByLayer<Made>(make: (type: DocumentType, layer: Layer) => Made) {
  const cache = new WeakMap<DocumentType, Map<Layer, Made>>()
  return (type: DocumentType, layer: Layer): Made => {
    const ofType = cache.get(type) ?? new Map<Layer, Made>()
    const made = ofType.get(layer) ?? make(type, layer)
    cache.set(type, ofType.set(layer, made))
    return made
  }
}

export type LayerData = Readonly<Record<string, unknown>>

/** The initial data of a layer. */
export function initialData(type: DocumentType, layer: Layer): LayerData {
  return initialOf(fieldsOf(type, layer))
}

/** What publishing a layer would reject, field by field. */
export function layerProblems(type: DocumentType, layer: Layer, data: LayerData): readonly ValueProblem[] {
  return [...groupProblems(fieldsOf(type, layer), data), ...type.problems(data)]
}
