/** A reader that knows the demonstration by heart, for tests of pages that need no server and no database. */
import type { CollectionName, Data, Locale, TypeName } from '@cyanotype/content/model/index.ts'
import {
  initialData,
  localeCodes,
  model,
  pagePath,
  schemaOf,
  shared,
} from '@cyanotype/content/model/index.ts'
import type { Picture, Published, Reader } from '@cyanotype/content/render.ts'
import type { SeedDocument } from '@cyanotype/content/seed/index.ts'
import { readSeed } from '@cyanotype/content/seed/index.ts'

const { documents, files } = readSeed()

/** Data that stand in for those of the demonstration, for what a test is about. */
export type Instead = { readonly [Name in TypeName]?: Readonly<Record<string, unknown>> }

export function seedReader(instead: Instead = {}): Reader {
  const seen = <Name extends TypeName>(name: Name, locale: Locale) =>
    documents
      .filter(({ type, document }) => type === name && document.layers[locale]?.published !== undefined)
      .map((document) => published(name, document, locale, instead[name]))
  const ordered = <Name extends CollectionName>(name: Name, locale: Locale) =>
    seen(name, locale).toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
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
    async list(name, locale, { limit, after }) {
      const items = ordered(name, locale)
      const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1
      const page = items.slice(start, start + limit)
      return { items: page, next: start + limit < items.length ? page.at(-1)?.id : undefined }
    },
    async media(id, locale) {
      return picture(id, locale)
    },
  }
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
    // The schema of the very type has just accepted it.
    data: schemaOf(model[name].fields).parse({
      ...common,
      ...layers[locale]?.published,
      ...instead,
    }) as Data<Name>,
    publishedAt: at,
    changedAt: at,
    alternates: localeCodes.flatMap((code) => {
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
