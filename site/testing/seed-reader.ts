/** A reader that knows the demonstration by heart, for tests of pages that need no server and no database. */
import { createHash } from 'node:crypto'
import type { CollectionName, Data, Locale, TypeName } from '@cyanotype/content/model/index.ts'
import {
  fieldsOf,
  initialData,
  isKind,
  localeCodes,
  model,
  schemaOf,
  shared,
} from '@cyanotype/content/model/index.ts'
import type { Picture, Published, Reader } from '@cyanotype/content/render.ts'
import type { SeedDocument } from '@cyanotype/content/seed/index.ts'
import { readSeed } from '@cyanotype/content/seed/index.ts'

const { documents, pictures } = readSeed()

/** Data that stand in for those of the demonstration, for what a test is about. */
export type Instead = { readonly [Name in TypeName]?: Readonly<Record<string, unknown>> }

export function seedReader(instead: Instead = {}): Reader {
  const seen = <Name extends TypeName>(name: Name, locale: Locale) =>
    documents
      .filter(({ type, publish }) => type === name && publish.includes(locale))
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

function published<Name extends TypeName>(
  name: Name,
  document: SeedDocument,
  locale: Locale,
  instead: Readonly<Record<string, unknown>> = {},
): Published<Name> {
  const whole = {
    ...layerOf(document, shared),
    ...layerOf(document, locale),
    ...instead,
  }
  const at = String(document.layers[shared]?.publishedAt ?? '2026-11-01T09:00:00.000Z')
  return {
    id: document.id ?? String(document.layers.en?.slug),
    type: name,
    locale,
    // The schema of the very type has just accepted it.
    data: schemaOf(model[name].fields).parse(whole) as Data<Name>,
    publishedAt: at,
    changedAt: at,
    alternates: localeCodes.flatMap((code) => {
      const slug = document.layers[code]?.slug
      return document.publish.includes(code)
        ? [{ locale: code, slug: slug === undefined ? undefined : String(slug) }]
        : []
    }),
  }
}

/** A layer as it is stored: whole, and with pictures by their ids. */
function layerOf(document: SeedDocument, layer: Locale | typeof shared): Readonly<Record<string, unknown>> {
  const type = model[document.type]
  const data = { ...initialData(type, layer), ...document.layers[layer] }
  const media = Object.entries(fieldsOf(type, layer)).filter(([, field]) => isKind(field, 'media'))
  const ids = media.map(([name]) => [name, typeof data[name] === 'string' ? idOf(data[name]) : null])
  return { ...data, ...Object.fromEntries(ids) }
}

/** In the form of the library's ids, and the same each time. */
function idOf(file: string): string {
  const digest = createHash('sha256').update(file).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5')
}

function picture(id: string, locale: Locale): Picture | undefined {
  const found = pictures.find(({ file }) => idOf(file) === id)
  if (found === undefined) return undefined
  return {
    src: `/media/${found.file}`,
    width: 1200,
    height: 800,
    alt: found.alts[locale],
    caption: found.captions[locale],
  }
}
