/** A reader of the demonstration content with own pages, for tests of pages without server and database. */
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { initialData, model, shared, termsOf } from '@cyanotype/content/model/index.ts'
import { schemaOf } from '@cyanotype/content/model/schemas.ts'
import type { Instead } from './seed-reader.ts'
import { seedReader } from './seed-reader.ts'

/** The slugs of each page in the languages that have it. */
export type OwnPageSlugs = Readonly<Record<string, Partial<Record<Locale, string>>>>

const at = '2026-11-01T09:00:00.000Z'

function pageIn(
  slugs: OwnPageSlugs,
  id: string,
  locale: Locale,
  instead: object,
): Published<'pages'> | undefined {
  const slug = slugs[id]?.[locale]
  if (slug === undefined) return undefined
  const given = { title: `${id} ${locale}`, slug, summary: `Summary ${id}`, body: '## Part\n\nText.' }
  const initial = { ...initialData(model.pages, locale), ...initialData(model.pages, shared) }
  const alternates = Object.entries(slugs[id] ?? {}).map(([code, own]) => ({
    locale: code as Locale,
    slug: own,
  }))
  const data = schemaOf(model.pages.fields).parse({ ...initial, ...given, ...instead })
  return {
    ...{ id, type: 'pages', locale, publishedAt: at, changedAt: at, alternates },
    data: data as Published<'pages'>['data'],
  }
}

/** The title of a page is its id with the language. `instead` replaces other data of all pages. */
export function ownPageReader(slugs: OwnPageSlugs, instead: object = {}, ofSeed: Instead = {}): Reader {
  const seed = seedReader(ofSeed)
  const all = (locale: Locale) => Object.keys(slugs).flatMap((id) => pageIn(slugs, id, locale, instead) ?? [])
  const pages = {
    bySlug: async (_: string, locale: Locale, slug: string) =>
      all(locale).find((one) => one.data.slug === slug),
    byId: async (_: string, locale: Locale, id: string) => all(locale).find((one) => one.id === id),
    list: async (_: string, locale: Locale, { where }: { where?: Record<string, string> }) => ({
      items: all(locale).filter(
        (one) =>
          where === undefined ||
          termsOf(model.pages, 'slug', one.data, at).some(({ term }) => term === where.slug),
      ),
      next: undefined,
      previous: undefined,
    }),
  }
  const choose =
    (method: keyof typeof pages) =>
    (name: string, ...rest: unknown[]): unknown =>
      Reflect.apply(name === 'pages' ? pages[method] : seed[method], undefined, [name, ...rest])
  return {
    ...seed,
    ...Object.fromEntries((['bySlug', 'byId', 'list'] as const).map((one) => [one, choose(one)])),
  }
}
