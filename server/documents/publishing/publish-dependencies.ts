/**
 * Publish plan: the documents that should be published together with a document, because it refers to them
 * directly or indirectly and they are not public yet.
 */

import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isLocale, may, shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { PublishPlan } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed } from '../core/operation-context.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layersOf } from '../store/document-store.ts'
import { withoutTrashed } from '../store/trash-store.ts'

export interface PlanQuestion {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  /** The locales that will be published. */
  readonly locales: readonly Locale[]
}

/** The limit of a plan. Larger sets have to be published in parts. */
const maxDocuments = 100

export async function publishPlan(context: DocumentContext, question: PlanQuestion): Promise<PublishPlan> {
  const { actor, id, locales } = question
  const type = typeNamed(context.types, question.type)
  permit(actor, 'documents.read', type)
  const { kysely } = context.db
  await requireDocument(context, kysely, type, id)
  const seen = new Set([id])
  const items: PublishPlan['items'] = []
  for (let level = [id]; level.length > 0 && items.length < maxDocuments; ) {
    const localesOfTargets = localesByTarget(
      await context.referenceLookup.from(kysely, level, [...locales, shared]),
      locales,
    )
    const targets = [...localesOfTargets.keys()].filter((target) => !seen.has(target))
    for (const target of targets) seen.add(target)
    const rows = await usableRows(kysely, targets)
    const found = targets.flatMap((target) => {
      const own = rows.filter((row) => row.document_id === target)
      return itemOf(context, actor, own, localesOfTargets.get(target) ?? [])
    })
    items.push(...found)
    level = found.map((item) => item.id)
  }
  return { items: items.slice(0, maxDocuments) }
}

async function usableRows(queries: Queries, ids: readonly string[]): Promise<readonly LayerRow[]> {
  const usable = ids.length === 0 ? [] : await withoutTrashed(queries, ids)
  return usable.length === 0 ? [] : layersOf(queries, usable)
}

/**
 * A link in one locale needs its target in that locale. A link in the shared layer needs it in every locale.
 */
function localesByTarget(
  links: Awaited<ReturnType<DocumentContext['referenceLookup']['from']>>,
  locales: readonly Locale[],
): ReadonlyMap<string, readonly Locale[]> {
  const localesOfTargets = new Map<string, Set<Locale>>()
  for (const { layer, target } of links) {
    const own = localesOfTargets.get(target) ?? new Set()
    for (const locale of isLocale(layer) ? [layer] : locales) own.add(locale)
    localesOfTargets.set(target, own)
  }
  return new Map([...localesOfTargets].map(([target, own]) => [target, [...own]]))
}

function itemOf(
  { types }: DocumentContext,
  actor: Principal,
  rows: readonly LayerRow[],
  locales: readonly Locale[],
): PublishPlan['items'] {
  const [first] = rows
  const type = first && Object.hasOwn(types, first.type) ? types[first.type] : undefined
  if (first === undefined || type === undefined) return []
  const rowOf = (layer: Layer) => rows.find((row) => row.layer === layer)
  // An archived language is hidden on purpose.
  const hidden = locales.filter((locale) => {
    const { published_version = null, status } = rowOf(locale) ?? {}
    return published_version === null && status !== 'archived'
  })
  if (hidden.length === 0) return []
  const layers = [...hidden, ...sharedToo(type, rowOf(shared))].flatMap((layer): [Layer, number][] => {
    const version = rowOf(layer)?.draft_version ?? 0
    return version === 0 ? [] : [[layer, version]]
  })
  return [
    {
      type: type.name,
      id: first.document_id,
      title: hidden.map((locale) => rowOf(locale)?.title).find(Boolean) ?? titleIn(rows),
      locales: hidden,
      layers: Object.fromEntries(layers),
      mayPublish: layers.every(([layer]) => {
        return actor === null || may(actor, 'documents.publish', { type, layer })
      }),
    },
  ]
}

/** A locale cannot be public without the shared layer. */
function sharedToo(type: DocumentType, row: LayerRow | undefined): readonly Layer[] {
  const isPublic = (row?.published_version ?? null) !== null
  return isPublic || Object.keys(fieldsOf(type, shared)).length === 0 ? [] : [shared]
}

const titleIn = (rows: readonly LayerRow[]) => rows.map(({ title }) => title).find(Boolean) ?? null
