/** A reader of the demonstration content, for tests of pages without server and database. */

import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { CollectionName, Data, Locale, TypeName } from '@cyanotype/content/model/index.ts'
import { initialData, model, pagePath, shared, siteLocales, termsOf } from '@cyanotype/content/model/index.ts'
import { schemaOf } from '@cyanotype/content/model/schemas.ts'
import type { SeedDocument } from '@cyanotype/content/seed/index.ts'
import { readSeed } from '@cyanotype/content/seed/index.ts'

const { documents, files } = readSeed()

/** Data that replaces the demonstration content in a test. */
export type Instead = { readonly [Name in TypeName]?: Readonly<Record<string, unknown>> }

export function seedReader(instead: Instead = {}): Reader {
  const seen = <Name extends TypeName>(name: Name, locale: Locale) =>
    documents
      .filter(({ type, document }) => type === name && document.layers[locale]?.published !== undefined)
      .map((document) => published(name, document, locale, instead[name]))
  const ordered = <Name extends CollectionName>(name: Name, locale: Locale) => inOrder(seen(name, locale))
  return {
    async single(name, locale) {
      return seen(name, locale)[0]
    },
    async bySlug(name, locale, slug) {
      return seen(name, locale).find(({ data }) => 'slug' in data && data.slug === slug)
    },
    async byId(name, locale, id) {
      return seen(name, locale).find((one) => one.id === id)
    },
    async path(name, locale, id) {
      if (!isTypeName(name)) return undefined
      const found = seen(name, locale).find((one) => one.id === id)
      return found && pagePath(model[name], locale, found.data)
    },
    async list(name, locale, { limit, where = {}, after, before }) {
      const items = ordered(name, locale).filter((one) =>
        Object.entries(where).every(([filter, term]) =>
          termsIn(one, filter).some((found) => found.term === term),
        ),
      )
      const placed = (key: string | undefined) => items.findIndex(({ id }) => id === key)
      const start = before === undefined ? placed(after) + 1 : Math.max(0, placed(before) - limit)
      const page = items.slice(start, start + limit)
      const previous = start <= limit ? '' : page.at(0)?.id
      return {
        items: page,
        next: start + limit < items.length ? page.at(-1)?.id : undefined,
        previous: start === 0 ? undefined : previous,
      }
    },
    async terms(name, locale, filter) {
      const found = seen(name, locale).flatMap((one) => termsIn(one, filter))
      const terms = new Map(found.map((one) => [one.term, one]))
      return [...terms.values()].toSorted((one, other) => (one.term < other.term ? -1 : 1))
    },
    async neighbours(name, locale, id) {
      const items = ordered(name, locale)
      const place = items.findIndex((one) => one.id === id)
      return {
        before: place < 1 ? undefined : items[place - 1],
        after: place < 0 ? undefined : items[place + 1],
      }
    },
    async textHistory() {
      return { own: [], source: [] }
    },
    async media(id, locale) {
      return picture(id, locale)
    },
  }
}

const termsIn = <Name extends TypeName>({ type, data, publishedAt }: Published<Name>, filter: string) =>
  termsOf(model[type], filter, data, publishedAt)

/** In the order of the content model. Without a value, the first publication counts. */
function inOrder<Name extends CollectionName>(documents: readonly Published<Name>[]) {
  return documents.toSorted((one, other) => {
    const { order } = model[one.type]
    const keyOf = ({ data, publishedAt }: Published<Name>) => {
      const value =
        order === undefined ? undefined : Object.entries(data).find(([name]) => name === order.by)?.[1]
      return typeof value === 'number' ? String(value).padStart(9, '0') : String(value ?? publishedAt)
    }
    const ascending = keyOf(one).localeCompare(keyOf(other))
    return order?.direction === 'ascending' ? ascending : -ascending
  })
}

const isTypeName = (name: string): name is TypeName => Object.hasOwn(model, name)

function published<Name extends TypeName>(
  name: Name,
  { name: place, document: { id, layers } }: SeedDocument,
  locale: Locale,
  instead: Readonly<Record<string, unknown>> = {},
): Published<Name> {
  const common = layers[shared]?.published ?? initialData(model[name], shared)
  const at = layers[locale]?.firstPublishedAt ?? '2026-11-01T09:00:00.000Z'
  return {
    id: id ?? place,
    type: name,
    locale,
    // The schema of this type has validated it.
    data: schemaOf(model[name].fields).parse({
      ...common,
      ...layers[locale]?.published,
      ...instead,
    }) as Data<Name>,
    publishedAt: at,
    changedAt: at,
    alternates: siteLocales().flatMap((code) => {
      const there = layers[code]?.published
      return there === undefined ? [] : [{ locale: code, slug: slugIn(there) }]
    }),
  }
}

function slugIn({ slug }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof slug === 'string' ? slug : undefined
}

function picture(id: string, locale: Locale): Picture | undefined {
  const found = files.find((file) => file.id === id)
  if (found === undefined) return undefined
  return {
    src: `/media/${found.name}`,
    type: 'image/webp',
    width: 1200,
    height: 800,
    alt: found.alts[locale] ?? '',
    caption: found.captions[locale] ?? '',
    color: '#12456b',
    focal: undefined,
    cdn: undefined,
  }
}
