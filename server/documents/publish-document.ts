/** Making drafts public, and taking them back. Both name the versions that somebody looked at, and do all or nothing. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isLocale, layers, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { Event, Transaction } from '../db/index.ts'
import { newId } from '../db/index.ts'
import type { FieldProblem } from '../http/problems.ts'
import { Problem } from '../http/problems.ts'
import type { DocumentAnswer, LayerState } from './answers.ts'
import type { Deed, LayerRow } from './document-store.ts'
import {
  dataOf,
  insertPublication,
  layersOf,
  recordDeed,
  takeAddresses,
  touchDocument,
  updateLayer,
} from './document-store.ts'
import type { Engine, Hand } from './engine.ts'
import { deedOf, foundDocument, permit, typeNamed } from './engine.ts'
import { fieldProblem } from './field-problem.ts'
import { fitted } from './layer-data.ts'
import { problemsOf } from './publishing-check.ts'
import { layerStates, readDocument } from './read-document.ts'
import { sortKeyOf } from './sort-key.ts'

/** The newest versions that somebody looked at: when there is a newer one, nothing happens. */
type Looked<L extends Layer> = { readonly [Each in L]?: number | undefined }

interface Wish<L extends Layer> {
  readonly actor: Hand
  readonly type: string
  readonly id: string
  readonly layers: Looked<L>
}

type Work = (trx: Transaction, type: DocumentType, rows: readonly LayerRow[], deed: Deed) => Promise<void>

export function publishDocument(engine: Engine, wish: Wish<Layer>): Promise<DocumentAnswer> {
  return change(engine, wish, 'published', async (trx, type, rows, deed) => {
    const states = await layerStates(trx, type, wish.id)
    const chosen = rows.filter((row) => isChosen(wish, row)).map(({ layer }) => layer)
    const drafts = layers.filter((layer) => chosen.includes(layer)).map((layer) => states[layer])
    const fields = [...missingShared(type, drafts, states[shared]), ...complaintsOf(type, drafts)]
    if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
    const set = newId()
    for (const row of rows.filter((one) => isChosen(wish, one))) {
      await makePublic(trx, type, row, set, deed)
    }
    for (const { layer, version, data } of drafts) {
      const change = { type, id: wish.id, layer, version, data, at: deed.at }
      for (const shelf of engine.shelves) await shelf.published(trx, change)
    }
    await placeInOrder(trx, type, wish.id)
  })
}

export function unpublishDocument(engine: Engine, wish: Wish<Locale>): Promise<DocumentAnswer> {
  return change(engine, wish, 'unpublished', async (trx, type, rows, deed) => {
    for (const row of rows.filter((one) => isChosen(wish, one))) await takeBack(engine, trx, type, row, deed)
  })
}

const isChosen = ({ layers: looked }: Wish<Layer>, { layer }: LayerRow) => Object.hasOwn(looked, layer)

/** What both have in common: the guard, the transaction, and the news for whoever keeps pages. */
async function change(
  engine: Engine,
  wish: Wish<Layer>,
  kind: Event['kind'],
  work: Work,
): Promise<DocumentAnswer> {
  const { actor, id } = wish
  const type = typeNamed(engine.types, wish.type)
  const chosen = layers.filter((layer) => wish.layers[layer] !== undefined)
  for (const layer of chosen) permit(actor, 'documents.publish', type, layer)
  const deed = deedOf(engine, actor)
  await engine.db.transaction(async (trx) => {
    await foundDocument(engine, trx, type, id)
    const before = await layersOf(trx, [id])
    for (const layer of chosen) {
      const row = before.find((one) => one.layer === layer)
      if (row === undefined || !isCurrent(wish.layers[layer], row, kind)) throw new Problem('stale_version')
    }
    await work(trx, type, before, deed)
    await touchDocument(trx, id, deed)
    await recordDeed(trx, `document.${kind}`, type, id, { layers: wish.layers }, deed)
    const after = await layersOf(trx, [id])
    await engine.outbox.append(trx, {
      kind,
      type: type.name,
      id,
      layers: chosen,
      ...reach(chosen, before, after),
    })
  })
  await engine.outbox.drain()
  return readDocument(engine, { actor, type: type.name, id })
}

function isCurrent(number: number | undefined, row: LayerRow, kind: Event['kind']): boolean {
  return number === row.draft_version && (kind === 'published' || row.published_version !== null)
}

/** A language is never public without what all languages share: the first time, both go together. */
function missingShared(
  type: DocumentType,
  drafts: readonly LayerState[],
  state: LayerState,
): readonly FieldProblem[] {
  const needed = Object.keys(fieldsOf(type, shared)).length > 0 && state.publishedVersion === null
  if (!needed || drafts.includes(state)) return []
  return [fieldProblem([shared], { message: sharedFirst })]
}

const sharedFirst = /*i18n*/ {
  id: 'publish.sharedFirst',
  message: 'What all languages share was never published: publish it together with this language.',
}

function complaintsOf(type: DocumentType, drafts: readonly LayerState[]): readonly FieldProblem[] {
  return drafts.flatMap(({ layer, data }) => problemsOf(type, layer, data))
}

async function makePublic(
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  set: string,
  deed: Deed,
): Promise<void> {
  const { layer, document_id: id, draft_version: version, slug } = row
  if (row.published_version === version) return
  const own = layers.find((code) => code === layer) ?? shared
  await insertPublication(trx, id, own, { version, set }, deed)
  await updateLayer(trx, id, own, {
    status: 'published',
    published_version: version,
    published_slug: slug,
    first_published_at: row.first_published_at ?? deed.at,
    published_changed_at: deed.at,
  })
  if (isLocale(own)) await takeAddresses(trx, type, id, own, [slug])
}

async function takeBack(
  { shelves }: Engine,
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  deed: Deed,
): Promise<void> {
  const { layer, document_id: id } = row
  if (!isLocale(layer)) return
  await insertPublication(trx, id, layer, undefined, deed)
  await updateLayer(trx, id, layer, {
    status: 'draft',
    published_version: null,
    published_slug: null,
    position: null,
  })
  await takeAddresses(trx, type, id, layer, [row.slug])
  for (const shelf of shelves) await shelf.withdrawn(trx, { type, id, layer })
}

/** Writes down where the document stands in the public order of each language in which it is public. */
async function placeInOrder(trx: Transaction, type: DocumentType, id: string): Promise<void> {
  const stored = await dataOf(trx, [id], layers, 'published_version')
  const dataIn = (layer: Layer): LayerData =>
    fitted(type, layer, stored.find((one) => one.layer === layer)?.data)
  for (const row of await layersOf(trx, [id])) {
    if (!isLocale(row.layer) || row.published_version === null) continue
    const data = { ...dataIn(row.layer), ...dataIn(shared) }
    const position = positionOf(type, data) || (row.first_published_at ?? '')
    await updateLayer(trx, id, row.layer, { position })
  }
}

/** By the field that the model orders by; where it is empty, the time of the first publication decides. */
function positionOf({ order, fields }: DocumentType, data: LayerData): string {
  const field = order === undefined ? undefined : fields[order.by]
  return order === undefined || field === undefined ? '' : sortKeyOf(field, data[order.by] ?? null)
}

/** Whose pages change: a language's own, and with what they share those of every language that is public. */
function reach(
  chosen: readonly Layer[],
  before: readonly LayerRow[],
  after: readonly LayerRow[],
): Pick<Event, 'locales' | 'slugs'> {
  const live = (locale: Locale) =>
    after.some(({ layer, published_version }) => layer === locale && published_version !== null)
  const locales = localeCodes.filter(
    (locale) => chosen.includes(locale) || (chosen.includes(shared) && live(locale)),
  )
  const slugs = locales.flatMap((locale) => {
    const rows = [...before, ...after].filter(({ layer }) => layer === locale)
    const known = new Set(rows.map(({ published_slug }) => published_slug))
    return [...known].flatMap((slug) => (slug === null ? [] : [{ locale, slug }]))
  })
  return { locales, slugs }
}
