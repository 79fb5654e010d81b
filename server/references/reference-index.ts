/** Updates the reference index of each draft and published layer, in the transaction that changes it. */
import { createHash } from 'node:crypto'
import { mentionsIn } from '@cyanotype/content/mdx/analyze/references.ts'
import type { Field, Fields, Layer, LayerData, Types } from '@cyanotype/content/model/index.ts'
import { defaultLocale, fieldsOf, isKind, isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../db/index.ts'
import type { DerivedIndex, LayerChange } from '../documents/index.ts'
import type { LinkTarget } from './page-paths.ts'
import { linkTargetOf, localPath, pathOf, pathsWith } from './page-paths.ts'
import type { ReferenceState, UseRow } from './reference-store.ts'
import {
  documentsAt,
  insertUses,
  lockMediaForUse,
  removeUses,
  replaceUses,
  retargetLinks,
} from './reference-store.ts'

export function referenceIndex(types: Types): DerivedIndex {
  const note = async (trx: Transaction, change: LayerChange, state: ReferenceState) => {
    const { type, id, layer, data } = change
    const mentions = mentionsInLayer(fieldsOf(type, layer), data)
    const rows = await rowsOf({ trx, types, change, state, mentions })
    const files = rows.flatMap(({ kind, target }) => (kind === 'media' && target !== null ? [target] : []))
    await lockMediaForUse(trx, [...new Set(files)].sort())
    await (change.isFirst ? insertUses(trx, rows) : replaceUses(trx, { id, layer, state }, rows))
    const slug = type.slug === undefined ? undefined : data[type.slug]
    if (isLocale(layer) && typeof slug === 'string' && slug !== '') {
      await retargetLinks(trx, id, pathsWith(type, layer, slug))
    }
  }
  return {
    name: 'references',
    fingerprint: (declared) =>
      createHash('sha256')
        .update(
          // A path without a prefix is in the default language.
          JSON.stringify([
            defaultLocale(),
            declared.map(({ name, page, fields }) => [name, page, kindsOf(fields)]),
          ]),
        )
        .digest('hex'),
    drafted: (trx, change) => note(trx, change, 'draft'),
    published: (trx, change) => note(trx, change, 'public'),
    withdrawn: (trx, { id, layer }) => replaceUses(trx, { id, layer, state: 'public' }, []),
    removed: (trx, { id }) => removeUses(trx, id),
  }
}

/** Includes nested fields: an image that moves into a group is used under another name. */
function kindsOf(fields: Readonly<Record<string, { readonly kind: string }>>): unknown {
  return Object.entries(fields).map(([name, field]) => {
    const below = 'fields' in field ? kindsOf({ ...Object(field.fields) }) : null
    const of = 'of' in field ? kindsOf({ of: Object(field.of) }) : null
    return [name, field.kind, below, of]
  })
}

type Lookup = (target: LinkTarget) => string | null

async function rowsOf({
  trx,
  types,
  change,
  state,
  mentions,
}: {
  trx: Transaction
  types: Types
  change: LayerChange
  state: ReferenceState
  mentions: readonly Mention[]
}): Promise<readonly UseRow[]> {
  const { type, id, layer } = change
  const targets = new Map<string, LinkTarget | undefined>()
  for (const { kind, name } of mentions) {
    if (kind === 'address' && !targets.has(name)) targets.set(name, linkTargetOf(types, layer, name))
  }
  const find = await lookup(
    trx,
    [...targets.values()].filter((target) => target !== undefined),
  )
  const rows = new Map<string, UseRow>()
  for (const mention of mentions) {
    const use = useOf(mention, targets.get(mention.name), layer, find)
    if (use === undefined) continue
    const key = JSON.stringify([mention.field, use.kind, use.name])
    const count = (rows.get(key)?.count ?? 0) + 1
    rows.set(key, { document_id: id, layer, state, type: type.name, field: mention.field, ...use, count })
  }
  return [...rows.values()]
}

function useOf(
  { kind, name }: Mention,
  target: LinkTarget | undefined,
  layer: Layer,
  find: Lookup,
): Pick<UseRow, 'kind' | 'name' | 'target'> | undefined {
  if (kind !== 'address') return { kind, name, target: name }
  if (target?.kind === 'media') return { kind: 'media', name: pathOf(name) ?? name, target: find(target) }
  const path = pathOf(name)
  // External links are not references.
  if (path === undefined && target === undefined) return undefined
  const written = path === undefined ? name : localPath(layer, path)
  return { kind: 'document', name: written, target: target === undefined ? null : find(target) }
}

/** Documents and files are mentioned by id, components by name. The target of a URL has to be looked up. */
export interface Mention {
  readonly kind: 'document' | 'media' | 'component' | 'address'
  readonly field: string
  readonly name: string
  /** Only within MDX text. */
  readonly line?: number
  readonly column?: number
}

/** All references in the data of a layer. It walks the content model, so it works for any fields. */
export function mentionsInLayer(fields: Fields, data: LayerData): readonly Mention[] {
  return Object.entries(fields).flatMap(([name, field]) => mentionsInField(name, field, data[name]))
}

function mentionsInField(name: string, field: Field<unknown>, value: unknown): readonly Mention[] {
  if (isKind(field, 'group')) return inside(name, mentionsInLayer(field.fields, { ...Object(value) }))
  if (isKind(field, 'list')) {
    return Array.isArray(value) ? value.flatMap((item) => mentionsInField(name, field.of, item)) : []
  }
  if (isKind(field, 'links') || isKind(field, 'tree')) return addressesIn(name, value)
  if (typeof value !== 'string' || value === '') return []
  if (isKind(field, 'reference')) return [{ kind: 'document', field: name, name: value }]
  if (isKind(field, 'media')) return [{ kind: 'media', field: name, name: value }]
  if (isKind(field, 'mdx')) return mentionsIn(value).map((mention) => ({ ...mention, field: name }))
  return isKind(field, 'text') && field.format === 'link'
    ? [{ kind: 'address', field: name, name: value }]
    : []
}

function inside(group: string, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention) => ({ ...mention, field: `${group}.${mention.field}` }))
}

/** Includes nested links. */
function addressesIn(field: string, value: unknown): readonly Mention[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const { href, items }: Readonly<Record<string, unknown>> = { ...Object(item) }
    const own: readonly Mention[] =
      typeof href === 'string' && href !== '' ? [{ kind: 'address', field, name: href }] : []
    return [...own, ...addressesIn(field, items)]
  })
}

/** Finds all ids with one query. A page in the locale of the URL comes before one in another locale. */
async function lookup(trx: Transaction, meanings: readonly LinkTarget[]): Promise<Lookup> {
  const pages = await documentsAt(
    trx,
    meanings.filter((target) => target.kind === 'page'),
  )
  return (target) => {
    if (target.kind !== 'page') return target.id
    const same = pages.filter(({ type, slug }) => type === target.type && slug === target.slug)
    return (same.find(({ locale }) => locale === target.locale) ?? same[0])?.id ?? null
  }
}
