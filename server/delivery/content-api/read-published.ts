/** Reads published documents for the content API, with the files that they use. */

import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type {
  CollectionName,
  DocumentType,
  LayerData,
  Locale,
  SingleName,
  TypeName,
  Types,
} from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { noSuchPosition, Problem } from '../../problems/problems.ts'
import { mentionsInLayer } from '../../references/index.ts'

const file = z.object({
  src: z.string().describe('The path of the file. It changes with its content.'),
  type: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  caption: z.string(),
})

export const publishedResponse = z.object({
  type: z.string(),
  id: z.string(),
  locale: anyLocale,
  path: z.string().nullable().describe('The path of its page on the site. Null if it has none.'),
  publishedAt: z.string().describe('When it was first published. UTC, ISO 8601.'),
  changedAt: z.string(),
  alternates: z
    .array(z.object({ locale: anyLocale, slug: z.string().nullable() }))
    .describe('The languages in which it is published.'),
  data: z.looseObject({}).describe('Fields by name, as in the content model.').meta({ dataOf: 'published' }),
  media: z.record(z.string(), file).describe('The images that the fields name, by id.'),
})

type PublishedResponse = z.input<typeof publishedResponse>

interface ListQuery {
  readonly locale: Locale
  readonly filter?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

export interface PublishedSource {
  readonly types: Types
  readonly reader: Reader
}

export async function readPublishedList(
  source: PublishedSource,
  name: string,
  { locale, filter, after, limit }: ListQuery,
): Promise<{ items: PublishedResponse[]; next: string | null }> {
  const { type, reader } = await openPublic(source, name, locale)
  if (isSingle(type)) {
    const found = await reader.single(type.name, locale)
    return { items: found === undefined ? [] : [await responseFrom(reader, type, found)], next: null }
  }
  if (!isCollection(type)) throw new Problem('not_found')
  const where = filter === undefined ? undefined : whereOf(type, filter)
  const { items, next } = await reader.list(type.name, locale, { limit, where, after })
  if (after !== undefined && items.length === 0) throw noSuchPosition()
  const fields = withoutTexts(type)
  const responses = items.map((found) => responseFrom(reader, { ...type, fields }, found))
  return { items: await Promise.all(responses), next: next ?? null }
}

export async function readPublishedOne(
  source: PublishedSource,
  { type: name, slug }: { readonly type: string; readonly slug: string },
  locale: Locale,
): Promise<PublishedResponse> {
  const { type, reader } = await openPublic(source, name, locale)
  const found = await find(reader, type, slug, locale)
  if (found === undefined) throw new Problem('not_found')
  return responseFrom(reader, type, found)
}

async function find(reader: Reader, type: DocumentType, slug: string, locale: Locale) {
  if (isSingle(type)) return slug === type.name ? reader.single(type.name, locale) : undefined
  if (!isCollection(type)) return undefined
  return (await reader.bySlug(type.name, locale, slug)) ?? (await reader.byId(type.name, locale, slug))
}

/** Types that administrators manage are about the site itself, some are internal, and languages can be hidden. */
async function openPublic({ types, reader }: PublishedSource, name: string, locale: Locale) {
  const type = typeNamed(types, name)
  const isHidden = !(await publicLanguagesIn(reader)).includes(locale)
  const isPublic = type !== undefined && type.managedBy !== 'administrators' && !type.isInternal
  if (!isPublic || isHidden) throw new Problem('not_found')
  return { type, reader }
}

const typeNamed = (types: Types, name: string) => (Object.hasOwn(types, name) ? types[name] : undefined)
const isSingle = (type: DocumentType): type is DocumentType<SingleName> => type.kind === 'single'
const isCollection = (type: DocumentType): type is DocumentType<CollectionName> => type.kind === 'collection'

function whereOf({ filters }: DocumentType, filter: string): Readonly<Record<string, string>> {
  const [name = '', ...rest] = filter.split(':')
  if (filters.includes(name)) return { [name]: rest.join(':') }
  const { id: code, message } = unknownFilter
  const field = { path: ['filter'], message, code, values: { filters: filters.join(', ') } }
  throw new Problem('invalid_query', {}, { fields: [field] })
}

const unknownFilter = /*i18n*/ {
  id: 'content.filter',
  message: 'This collection does not have this filter. It has: {filters}.',
}

/** A list names the files of fields only, because reading all of its texts would take long. */
function withoutTexts({ fields }: DocumentType): DocumentType['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !isKind(field, 'mdx')))
}

async function responseFrom(
  reader: Reader,
  { name, fields }: DocumentType,
  { id, locale, publishedAt, changedAt, alternates, data }: Published<TypeName>,
): Promise<PublishedResponse> {
  const path = await reader.path(name, locale, id)
  const languages = await publicLanguagesIn(reader)
  return {
    ...{ type: name, id, locale, publishedAt, changedAt },
    path: path ?? null,
    alternates: alternates.flatMap(({ locale: code, slug = null }) =>
      languages.includes(code) ? [{ locale: code, slug }] : [],
    ),
    data: { ...data },
    media: await filesOf(reader, fields, { ...data }, locale),
  }
}

async function filesOf(
  reader: Reader,
  fields: DocumentType['fields'],
  data: LayerData,
  locale: Locale,
): Promise<PublishedResponse['media']> {
  const mentions = mentionsInLayer(fields, data).filter(({ kind }) => kind === 'media')
  const ids = [...new Set(mentions.map(({ name }) => name))]
  const files = await Promise.all(ids.map(async (id) => [id, await reader.media(id, locale)] as const))
  return Object.fromEntries(
    files.flatMap(([id, picture]) => {
      if (picture === undefined) return []
      const { src, type, width, height, alt, caption } = picture
      return [[id, { src, type, width, height, alt, caption }]]
    }),
  )
}
