/**
 * Imports the content of another system: converts every text, fetches its images, and writes all documents
 * in one transaction. Documents of an earlier import stay as they are, whatever users did with them since. Only
 * languages that they lack are added.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { model, pagePath } from '@cyanotype/content/model/index.ts'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import type { Transaction } from '../../db/index.ts'
import { idFromName } from '../../db/index.ts'
import type { DocumentResponse, Documents, ImportedDocument } from '../../documents/index.ts'
import type { Media } from '../../media/index.ts'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import type { ConvertedItem } from './convert/convert-item.ts'
import { convertItem } from './convert/convert-item.ts'
import { existingDocument, hasLanguage } from './existing-documents.ts'
import type { TakenSlugs } from './find-slug.ts'
import { findSlug } from './find-slug.ts'
import type { ForeignItem, ForeignSite } from './foreign-item.ts'
import type { ForeignImages } from './images.ts'
import { openImages } from './images.ts'
import { openLinks } from './links.ts'
import type { ImportNote } from './notes.ts'
import { countNotes, note } from './notes.ts'
import type { RedirectPlan } from './redirects.ts'
import { planRedirects } from './redirects.ts'
import type { PlacedItem } from './to-documents.ts'
import { languagesOf, toDocument, typeOf } from './to-documents.ts'

export interface ImportTools {
  readonly documents: Documents
  readonly media: Media
  readonly redirects: Pick<Redirects, 'isRefused'>
  readonly fetch: SafeFetch
}

export interface SiteImportOptions {
  /** Converts and checks everything, but fetches no images and changes nothing. */
  readonly isDryRun: boolean
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import before its next document. Nothing is changed then. */
  readonly signal?: AbortSignal
  /** Runs at the end of the transaction. Not in a dry run. */
  readonly last?: (trx: Transaction, report: SiteReport) => Promise<void>
}

export interface ImportProgress {
  readonly step: 'texts' | 'documents'
  readonly done: number
  readonly total: number
}

export interface ItemReport {
  /** The id of its document. */
  readonly id: string
  readonly title: string
  readonly type: 'updates' | 'pages'
  readonly locale: ForeignItem['locale']
  /** Its path on this site. Empty if it is not imported. */
  readonly path: string
  readonly result: 'created' | 'existing' | 'refused'
  readonly isPublic: boolean
  readonly notes: readonly ImportNote[]
}

export interface SiteReport {
  readonly items: readonly ItemReport[]
  readonly notes: readonly ImportNote[]
  readonly redirects: number
  readonly images: number
  /** How many different authors and tags the new documents have. */
  readonly authors: number
  readonly tags: number
}

export async function importSite(
  tools: ImportTools,
  site: ForeignSite,
  { isDryRun, onProgress = () => {}, signal, last = async () => {} }: SiteImportOptions,
): Promise<SiteReport> {
  const groups = await groupsOf(tools.documents, site.items)
  const images = await openImages(site, { ...tools, isDryRun })
  try {
    const made = await makeDocuments({ tools, site, images, groups, onProgress, signal })
    const redirects = await planRedirects(tools, made.flatMap(publicItems))
    const report = reportOf({ site, groups, made, redirects, images })
    const documents = [...made.filter(hasText).map(({ imported }) => imported), ...redirects.documents]
    let done = 0
    await tools.documents.importAll({
      documents: { [Symbol.asyncIterator]: () => oneByOne(documents, signal) },
      isDryRun,
      first: async (trx) => void (await images.finish(trx)),
      last: (trx) => last(trx, report),
      onResult() {
        done += 1
        onProgress({ step: 'documents', done, total: documents.length })
      },
    })
    return report
  } finally {
    await images.close()
  }
}

/** Lets a running server answer requests between two documents. */
async function* oneByOne<One>(all: readonly One[], signal: AbortSignal | undefined): AsyncGenerator<One> {
  for (const one of all) {
    await nextTurn()
    signal?.throwIfAborted()
    yield one
  }
}

interface DocumentGroup {
  readonly id: string
  readonly items: readonly ForeignItem[]
  readonly existing: DocumentResponse | undefined
}

/** The languages of a document have the same key. */
async function groupsOf(
  documents: Documents,
  items: readonly ForeignItem[],
): Promise<readonly DocumentGroup[]> {
  const byKey = Map.groupBy(items, ({ key }) => key)
  const groups: DocumentGroup[] = []
  for (const [key, own] of byKey) {
    const languages = own.filter(
      ({ locale }, index) => own.findIndex((one) => one.locale === locale) === index,
    )
    const id = idFromName(`import/${key}`)
    const type = typeOf(own[0] ?? { kind: 'post' }).name
    groups.push({ id, items: languages, existing: await existingDocument(documents, type, id) })
  }
  return groups
}

interface MadeDocument {
  readonly id: string
  readonly placed: readonly PlacedItem[]
  readonly refused: readonly ConvertedItem[]
  readonly notes: ReadonlyMap<ForeignItem['locale'], readonly ImportNote[]>
  readonly imported: ImportedDocument
}

interface MakeInput {
  readonly tools: ImportTools
  readonly site: ForeignSite
  readonly images: ForeignImages
  readonly groups: readonly DocumentGroup[]
  readonly onProgress: (progress: ImportProgress) => void
  readonly signal: AbortSignal | undefined
}

async function makeDocuments(input: MakeInput): Promise<readonly MadeDocument[]> {
  const { tools, site, images, groups, onProgress, signal } = input
  const targets = groups.flatMap(({ id, items }) =>
    items.map((item) => ({ item, id, type: typeOf(item).name })),
  )
  const linksOf = openLinks(site, targets)
  const taken: TakenSlugs = new Set()
  const now = new Date().toISOString()
  const made: MadeDocument[] = []
  let done = 0
  for await (const group of oneByOne(groups, signal)) {
    done += group.items.length
    const missing = group.items.filter(({ locale }) => !hasLanguage(group.existing, locale))
    if (missing.length === 0) continue
    const placed: PlacedItem[] = []
    const refused: ConvertedItem[] = []
    for (const item of missing) {
      const converted = await convertItem(item, { images, linkOf: linksOf(item) })
      if (converted.text === undefined) refused.push(converted)
      else placed.push({ ...converted, slug: await findSlug(tools.documents, item, taken) })
    }
    onProgress({ step: 'texts', done, total: site.items.length })
    made.push(documentOf(group, placed, refused, now))
  }
  return made
}

function documentOf(
  { id, existing }: DocumentGroup,
  placed: readonly PlacedItem[],
  refused: readonly ConvertedItem[],
  now: string,
): MadeDocument {
  const [first = refused[0]] = placed
  const type = typeOf(first?.item ?? { kind: 'post' })
  const { document, notes } =
    placed.length === 0 ? { document: { id, layers: {} }, notes: new Map() } : toDocument(id, placed, now)
  const own = existing === undefined ? document : languagesOf(document, existing)
  const imported = { type, document: own, name: first?.item.title || id }
  return { id, placed, refused, notes, imported }
}

const hasText = ({ placed }: MadeDocument) => placed.length > 0

/** Only pages that visitors can see have redirects. */
function publicItems({ placed, imported: { document } }: MadeDocument): readonly PlacedItem[] {
  return placed.filter(({ item }) => document.layers[item.locale]?.published !== undefined)
}

interface ReportInput {
  readonly site: ForeignSite
  readonly groups: readonly DocumentGroup[]
  readonly made: readonly MadeDocument[]
  readonly redirects: RedirectPlan
  readonly images: ForeignImages
}

function reportOf({ site, groups, made, redirects, images }: ReportInput): SiteReport {
  const byId = new Map(made.map((one) => [one.id, one]))
  const items = groups.flatMap(({ id, items: own, existing }) =>
    own.map((item): ItemReport => {
      const document = byId.get(id)
      const placed = document?.placed.find((one) => one.item === item)
      const converted = placed ?? document?.refused.find((one) => one.item === item)
      return itemReport(item, {
        id,
        isExisting: hasLanguage(existing, item.locale),
        placed,
        isPublic: document?.imported.document.layers[item.locale]?.published !== undefined,
        notes: [
          ...(converted?.notes ?? []),
          ...(document?.notes.get(item.locale) ?? []),
          ...(redirects.notes.get(item) ?? []),
        ],
      })
    }),
  )
  // After an earlier import it is unknown which files its documents use.
  const isFirst = groups.every(({ existing }) => existing === undefined)
  const unused = isFirst ? unusedFiles(site, images) : []
  const placed = made.flatMap((one) => one.placed.map(({ item }) => item))
  return {
    items,
    notes: [...site.notes, ...unused],
    redirects: redirects.documents.length,
    images: images.count(),
    authors: new Set(placed.map(({ author }) => author).filter(Boolean)).size,
    tags: new Set(placed.flatMap(({ tags }) => tags)).size,
  }
}

const unusedFiles = ({ files }: ForeignSite, images: ForeignImages) =>
  files.filter((file) => !images.isUsed(file)).map((file) => note('unused-file', file))

interface ItemOutcome {
  readonly id: string
  readonly isExisting: boolean
  readonly placed: PlacedItem | undefined
  readonly isPublic: boolean
  readonly notes: readonly ImportNote[]
}

function itemReport(item: ForeignItem, { id, isExisting, placed, isPublic, notes }: ItemOutcome): ItemReport {
  const type = typeOf(item)
  const path = placed === undefined ? '' : (pagePath(type, item.locale, { slug: placed.slug }) ?? '')
  const isMoved = placed !== undefined && item.slug !== '' && placed.slug !== item.slug
  const moved = isMoved ? [note('slug-changed', `${item.slug} → ${placed.slug}`)] : []
  return {
    id,
    title: item.title || item.slug,
    type: type === model.updates ? 'updates' : 'pages',
    locale: item.locale,
    path,
    result: resultOf(isExisting, placed),
    isPublic,
    notes: isExisting ? [] : countNotes([...notes, ...moved]),
  }
}

function resultOf(isExisting: boolean, placed: PlacedItem | undefined): ItemReport['result'] {
  if (isExisting) return 'existing'
  return placed === undefined ? 'refused' : 'created'
}
