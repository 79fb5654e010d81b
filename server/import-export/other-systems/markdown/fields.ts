/** Fields of front matter: each generator has other names for the same things. */
import type { ForeignItem } from '../foreign-item.ts'
import { oldPathOf } from '../foreign-item.ts'
import type { JsonRecord } from '../ghost/json-values.ts'
import { isRecord } from '../ghost/json-values.ts'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'
import { withoutControls } from './front-matter.ts'

interface KnownFields
  extends Pick<ForeignItem, 'author' | 'tags' | 'summary' | 'coverAlt' | 'seo' | 'order' | 'isFeatured'> {
  readonly title: string
  readonly date: string | undefined
  readonly isDraft: boolean
  /** Why the old site does not show it at this time. */
  readonly hidden: 'scheduled' | 'expired' | undefined
  readonly slug: string | undefined
  /** A complete address, such as `/about/team/`. */
  readonly address: string | undefined
  readonly language: string | undefined
  readonly cover: string | undefined
  readonly formerPaths: readonly string[]
  readonly categories: readonly string[]
  readonly notes: readonly ImportNote[]
}

const names = {
  date: ['date', 'pubDate', 'publishDate', 'pub_date', 'published_at', 'publishedAt', 'created'],
  summary: ['description', 'summary', 'excerpt', 'subtitle', 'intro', 'lead'],
  author: ['author', 'authors'],
  tags: ['tags', 'tag', 'categories', 'category', 'topics'],
  cover: ['cover', 'image', 'heroImage', 'hero', 'featured_image', 'featuredImage', 'thumbnail', 'images'],
  slug: ['slug'],
  address: ['permalink', 'url'],
  language: ['lang', 'locale', 'language'],
  order: ['sidebar_position', 'weight', 'order', 'nav_order', 'sidebar'],
  former: ['aliases', 'redirect_from'],
  draft: ['draft', 'published', 'unlisted'],
  expiry: ['expiryDate', 'expirydate', 'unpublishdate'],
  other: ['title', 'featured', 'pinned', 'seo', 'noindex', 'head_title'],
  // They say how the old site shows the page, or repeat what is known.
  ignored: [
    'layout',
    'type',
    'lastmod',
    'updated',
    'updatedDate',
    'lastUpdated',
    'last_modified_at',
    'id',
    'editUrl',
  ],
} as const

export function fieldsOf(given: JsonRecord): KnownFields {
  const notes: ImportNote[] = []
  const first = (keys: readonly string[]) =>
    keys.map((key) => given[key]).find((one) => one !== undefined && one !== null && one !== '')
  const authors = textsOf(first(names.author))
  if (authors.length > 1) notes.push(note('several-authors', authors.slice(1).join(', ')))
  const summary = textOf(first(names.summary))
  const givenDate = first(names.date)
  const date = dateOf(givenDate)
  if (givenDate !== undefined && date === undefined) notes.push(note('date-unknown', textOf(givenDate)))
  const former = textsOf(first(names.former))
  const address = textOf(first(names.address))
  notes.push(
    ...Object.keys(given)
      .filter((key) => !isKnown(key))
      .map((key) => note('field', textOf(key))),
  )
  return {
    title: textOf(given.title),
    date,
    isDraft: isOn(given.draft) || isOff(given.published) || isOn(given.unlisted),
    hidden: hiddenBy(given, new Date().toISOString()),
    slug: textOf(given.slug) || undefined,
    address:
      /[:[]/.test(address) || address === '' ? undefined : address.replace(/^\/+|(?<!\/)\/+$|\.html$/g, ''),
    language: textOf(first(names.language)) || undefined,
    author: authors[0] ?? '',
    tags: names.tags.flatMap((name) => tagsOf(given[name])),
    summary,
    cover: imageOf(first(names.cover)),
    coverAlt: altOf(first(names.cover)),
    order: orderOf(first(names.order)),
    categories: textsOf(given.categories ?? given.category),
    isFeatured: given.featured === true || given.pinned === true,
    seo: { title: '', description: '', hidden: given.noindex === true },
    formerPaths: former.flatMap(
      (path) => oldPathOf(path.startsWith('/') ? path : `/${path}`, undefined) ?? [],
    ),
    notes,
  }
}

/** Jekyll and Hugo also read `yes` and `no`, which newer YAML does not. */
const isOn = (value: unknown) => /^(?:true|yes|on)$/i.test(String(value).trim())
const isOff = (value: unknown) => /^(?:false|no|off)$/i.test(String(value).trim())

const knownNames: ReadonlySet<string> = new Set(Object.values(names).flat())
const isKnown = (key: string) => knownNames.has(key)

function textOf(value: unknown): string {
  // YAML can write a control character as an escape sequence.
  if (typeof value === 'string') return withoutControls(value).trim()
  return typeof value === 'number' ? String(value) : ''
}

/** One text or several, each alone or with a name: `authors: [{ name: Ada }]`. */
function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (isRecord(value)) return textsOf(value.name ?? value.title ?? value.label)
  const text = textOf(value)
  return text === '' ? [] : [text]
}

/** Jekyll also separates tags by spaces, but a tag of several words is more common. */
function tagsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(',').flatMap(textsOf) : textsOf(value)
}

function imageOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return imageOf(value[0])
  if (isRecord(value)) return imageOf(value.url ?? value.src ?? value.image ?? value.file)
  return textOf(value) || undefined
}

function altOf(value: unknown): string {
  if (Array.isArray(value)) return altOf(value[0])
  return isRecord(value) ? textOf(value.alt) : ''
}

function orderOf(value: unknown): number | undefined {
  const order = isRecord(value) ? value.order : value
  return typeof order === 'number' && Number.isFinite(order) ? order : undefined
}

function dateOf(value: unknown): string | undefined {
  // Dates of TOML have their own `toISOString`, which leaves out what the file does not say.
  const time = value instanceof Date ? value.getTime() : timeIn(textOf(value))
  const date = Number.isNaN(time) ? '' : new Date(time).toISOString()
  return /^(?!0000)\d{4}-/.test(date) ? date : undefined
}

/** Hugo and Jekyll show a text only from its date on, and Hugo until its expiry date. */
function hiddenBy(given: JsonRecord, now: string): KnownFields['hidden'] {
  const datesOf = (keys: readonly string[]) => keys.flatMap((key) => dateOf(given[key]) ?? [])
  if (datesOf(names.date).some((date) => date > now)) return 'scheduled'
  return datesOf(names.expiry).some((date) => date <= now) ? 'expired' : undefined
}

/** A time without a zone is in UTC, so that it is the same on every server. */
function timeIn(text: string): number {
  // Jekyll writes `2024-05-01 10:00:00 +0300`.
  const [, day, clock, zone = 'Z'] = timeOfDay.exec(text) ?? []
  if (day !== undefined) return Date.parse(`${day}T${clock}${zone.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`)
  if (/^\d{4}-\d\d(?:-\d\d)?$/.test(text)) return Date.parse(text)
  const isDate = /^\d{4}-\d\d/.test(text) || /[a-z]{3}/i.test(text)
  return isDate ? Date.parse(zoned.test(text) ? text : `${text} UTC`) : Number.NaN
}

const timeOfDay = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?(Z|[+-]\d\d:?\d\d))?$/i
const zoned = /\b(?:z|utc?|gmt|[ecmp][sd]t)\b|\d:\d\d.*[+-]\d\d:?\d\d/i
