/** Reads a folder of Markdown files as Hugo, Jekyll, Astro, Starlight and Docusaurus write them. */
import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForeignItem, ForeignSite, ReadOptions } from '../foreign-item.ts'
import { blankItem, checkCount, limits, oldPathOf } from '../foreign-item.ts'
import { folderOrigin } from '../links.ts'
import type { ImportNote } from '../notes.ts'
import { countNotes, note } from '../notes.ts'
import { SourceProblem } from '../source-problem.ts'
import { fieldsOf } from './fields.ts'
import type { FilePlace } from './file-place.ts'
import { localeOf, placesOf } from './file-place.ts'
import { folderFinder, textFilesIn } from './folder-files.ts'
import { readMarkdown } from './front-matter.ts'
import type { PlacedFile } from './group-items.ts'
import { groupItems } from './group-items.ts'

export async function readFolder(root: string, options: ReadOptions): Promise<ForeignSite> {
  if (!(await stat(root)).isDirectory()) throw new SourceProblem(root, 'not-folder')
  const paths = await textFilesIn(root)
  checkCount(root, paths.length)
  const files: PlacedFile[] = []
  const notes: ImportNote[] = []
  let bytes = 0
  for (const place of placesOf(paths)) {
    const source = await readFile(join(root, place.path))
    bytes += source.length
    if (bytes > limits.bytes) throw new SourceProblem(root, 'too-large')
    if (!isUtf8(source)) throw new SourceProblem(place.path, 'not-utf8')
    const item = itemOf(place, source.toString('utf8'), options)
    if (item === undefined) notes.push(note('language', place.language ?? ''))
    else files.push({ place, item })
  }
  if (files.length === 0) throw new SourceProblem(root, 'no-language')
  return {
    items: groupItems(files),
    notes: countNotes(notes),
    origin: options.origin,
    files: [],
    findFile: await folderFinder(root),
  }
}

function itemOf(place: FilePlace, source: string, { locale, origin }: ReadOptions): ForeignItem | undefined {
  const { fields: given, body } = readMarkdown(place.path, source)
  const fields = fieldsOf(given)
  const own = localeOf(place.language ?? fields.language, locale)
  if (own === undefined) return undefined
  const { title, text } = withTitle(fields.title, body)
  const address = fields.address ?? addressWith(place.address, fields.slug)
  const kind =
    place.kind === 'post' || (fields.date !== undefined && !isDocumentation(place.path)) ? 'post' : 'page'
  const prefix = place.language !== undefined && own !== locale ? `${place.language}/` : ''
  // Hugo writes addresses in lower case and with hyphens.
  const addresses = new Set([address, address.toLowerCase().replaceAll(/\s+/g, '-')])
  const oldPaths = [...addresses].flatMap((one) => oldPathOf(`/${prefix}${one}`, origin) ?? [])
  const date = fields.date ?? (place.date === undefined ? undefined : dateFrom(place.date))
  const isDraft = place.isDraft || fields.isDraft
  const isFuture = date !== undefined && date > new Date().toISOString()
  const hidden = isFuture ? 'scheduled' : fields.hidden
  const notes = [...fields.notes, ...(hidden === undefined || isDraft ? [] : [note('status', hidden)])]
  if (source.length > limits.bodyCharacters) notes.push(note('text-cut', place.path))
  return {
    ...blankItem,
    key: `markdown:${place.address || 'index'}`,
    kind,
    locale: own,
    title: title || lastOf(place.address),
    slug: kind === 'post' ? lastOf(address) : address.replace(/^docs\//, ''),
    date,
    isPublic: !isDraft && hidden === undefined,
    author: fields.author,
    tags: fields.tags,
    summary: fields.summary,
    cover: fields.cover,
    coverAlt: fields.coverAlt,
    order: fields.order,
    isFeatured: fields.isFeatured,
    seo: fields.seo,
    body: {
      format: place.path.endsWith('.mdx') ? 'mdx' : 'markdown',
      text: text.slice(0, limits.bodyCharacters),
    },
    place: `${folderOrigin}/${encodeURI(place.path)}`,
    oldPaths: [...oldPaths, ...datedPaths(place, fields), ...fields.formerPaths],
    otherAddresses: [`/${place.path}`, `/${place.path.replace(/\.\w+$/, '')}`],
    notes,
  }
}

const isDocumentation = (path: string) => /(?:^|\/)docs\//.test(path)
const lastOf = (address: string) => address.split('/').at(-1) ?? ''

function dateFrom(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Addresses with the date of the file name, as in Jekyll and blogs of Docusaurus, unless front matter names one. */
function datedPaths(
  { path, date, address, language }: FilePlace,
  { address: own, slug, categories }: ReturnType<typeof fieldsOf>,
): readonly string[] {
  const isJekyll = /(?:^|\/)_posts\//.test(path)
  if (date === undefined || language !== undefined || own !== undefined) return []
  if (!isJekyll && (slug !== undefined || !/(?:^|\/)blog\//.test(path))) return []
  const name = slug ?? lastOf(address).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
  const folder = address.slice(0, -lastOf(address).length)
  const above = isJekyll && folder === '' ? categories.map((one) => `${one.toLowerCase()}/`).join('') : folder
  const dated = `/${above}${date.replaceAll('-', '/')}/${name}`
  return (isJekyll ? [`${dated}.html`, dated] : [dated]).flatMap((one) => oldPathOf(one, undefined) ?? [])
}

/** The slug of front matter replaces the last part, or the whole address if it begins with a slash. */
function addressWith(address: string, slug: string | undefined): string {
  if (slug === undefined) return address
  if (slug.startsWith('/')) return slug.replace(/^\/+|(?<!\/)\/+$/g, '')
  return slug.includes('/')
    ? slug.replace(/(?<!\/)\/+$/, '')
    : address.slice(0, address.lastIndexOf('/') + 1) + slug
}

/** The first heading is the title if there is no other one. Repeated above the text, it is removed. */
function withTitle(title: string, body: string): { readonly title: string; readonly text: string } {
  const text = body.trimStart()
  const [line = ''] = text.split('\n', 1)
  const heading = /^#\s/.test(line) ? line.slice(1).trim() : ''
  const plain = heading.replaceAll(/[*_`]|\{#[^}]*\}/g, '').trim()
  if (plain === '' || (title !== '' && title !== plain)) return { title, text: body }
  return { title: plain, text: text.slice(line.length) }
}
