/** List actions: which layers of documents they affect, and how they are undone. Independent of React. */
import { isSiteLocale, may, shared, siteLayers } from '@cyanotype/content/model/core.ts'
import type { Bearer, DocumentType, Layer, Permission } from '@cyanotype/content/model/index.ts'
import type { Summary } from '../../../api/document-summary.ts'

export const bulkActions = [
  ...(['publish', 'schedule', 'publish-set', 'unpublish', 'copy'] as const),
  ...(['archive', 'unarchive', 'trash'] as const),
] as const
export type BulkAction = (typeof bulkActions)[number]
/** These open a dialog first, which also sends them. */
type PromptedAction = 'schedule' | 'publish-set' | 'copy'
/** Undo may need an action that has no button. */
export type DoneAction = Exclude<BulkAction, PromptedAction> | 'restore'
/** `withdraw`: unpublishes at a later time. */
type AnyAction = BulkAction | 'restore' | 'withdraw'

export interface Change<Action = DoneAction> {
  readonly action: Action
  /** The layers of each document, at the versions on the screen. */
  readonly items: readonly {
    readonly id: string
    readonly layers: Readonly<Partial<Record<Layer, number>>>
  }[]
}

interface PermissionContext {
  readonly type: DocumentType
  readonly by: Bearer
}

const permissions: Readonly<Record<AnyAction, Permission>> = {
  publish: 'documents.publish',
  schedule: 'documents.publish',
  withdraw: 'documents.publish',
  'publish-set': 'documents.edit',
  copy: 'documents.create',
  unpublish: 'documents.publish',
  archive: 'documents.publish',
  unarchive: 'documents.publish',
  trash: 'documents.delete',
  restore: 'documents.delete',
}

/** Whether the user may do at least one of the bulk actions. */
export const mayActOnMany = ({ type, by }: PermissionContext): boolean =>
  bulkActions.some((action) => may(by, permissions[action], { type }))

export const statusOf = ({ statuses, sharedStatus }: Summary, layer: Layer) =>
  isSiteLocale(layer) ? statuses[layer] : sharedStatus

const isPublic = (status: Summary['sharedStatus']) => status === 'published' || status === 'changed'

/** Whether an action changes a layer of a document. */
function concerns(action: AnyAction, summary: Summary, layer: Layer): boolean {
  const status = statusOf(summary, layer)
  switch (action) {
    case 'publish':
    case 'publish-set':
      return status === 'draft' || status === 'changed' || status === 'scheduled'
    case 'unpublish':
      return layer !== shared && isPublic(status)
    case 'withdraw':
      return concerns('unpublish', summary, layer) || (layer !== shared && status === 'scheduled')
    case 'schedule':
      return concerns('publish', summary, layer) || concerns('unpublish', summary, layer)
    case 'archive':
      return layer !== shared && status !== 'archived' && status !== 'none'
    case 'unarchive':
      return layer !== shared && status === 'archived'
    default:
      return true
  }
}

/**
 * The change that an action makes to some documents. Layers that it does not affect, or that the user may not
 * change, are left out.
 */
export function changeOf<Action extends AnyAction>(
  action: Action,
  documents: readonly Summary[],
  { type, by }: PermissionContext,
  among: readonly Layer[] = siteLayers(),
): Change<Action> {
  const isForDocument = action === 'trash' || action === 'restore' || action === 'copy'
  const allowed = siteLayers().filter((layer) =>
    isForDocument
      ? may(by, permissions[action], { type })
      : among.includes(layer) && may(by, permissions[action], { type, layer }),
  )
  const items = documents.flatMap((document) => {
    const affected = allowed.filter(
      (layer) => document.versions[layer] > 0 && concerns(action, document, layer),
    )
    if (affected.length === 0 || isOnlyShared(action, type, affected)) return []
    return [
      {
        id: document.id,
        layers: Object.fromEntries(affected.map((layer) => [layer, document.versions[layer]])),
      },
    ]
  })
  return { action, items }
}

/** The shared layer is published together with a language, unless there is no language. */
function isOnlyShared(action: AnyAction, type: DocumentType, affected: readonly Layer[]): boolean {
  const hasLanguages = Object.values(type.fields).some(({ localized }) => localized)
  const appears = action === 'publish' || action === 'schedule' || action === 'publish-set'
  return appears && hasLanguages && affected.every((layer) => layer === shared)
}

/** The shared layer stays published when all languages are drafts again. Alone, it is on no page. */
function isLive({ statuses, sharedStatus }: Summary): boolean {
  const inLanguages = Object.values(statuses).filter((status) => status !== 'none')
  return inLanguages.length === 0 ? isPublic(sharedStatus) : inLanguages.some(isPublic)
}

/** How many of the changed documents are live and would be unpublished. */
export function countLive({ action, items }: Change, documents: readonly Summary[]): number {
  const isDown = action === 'unpublish' || action === 'archive' || action === 'trash'
  if (!isDown) return 0
  const changing = new Set(items.map(({ id }) => id))
  return documents.filter((summary) => changing.has(summary.id) && isLive(summary)).length
}

/** Number of changed languages; documents without languages count as one. */
export function countLanguages({ items }: Pick<Change, 'items'>): number {
  return items.reduce((sum, { layers }) => sum + Object.keys(layers).filter(isSiteLocale).length, 0)
}

interface Step {
  readonly action: DoneAction
  /** Layers by document id. */
  readonly layers: ReadonlyMap<string, readonly Layer[]>
}

/**
 * The steps that restore the previous state. `undefined` if that is impossible, because the public text was
 * not the version that would be published now.
 */
export function undoOf({ action, items }: Change, before: readonly Summary[]): readonly Step[] | undefined {
  const summaries = new Map(before.map((summary) => [summary.id, summary]))
  const those = (test: (status: Summary['sharedStatus'], layer: Layer) => boolean): Step['layers'] =>
    new Map(
      items.flatMap(({ id, layers: touched }) => {
        const summary = summaries.get(id)
        const matching = siteLayers().filter(
          (layer) => Object.hasOwn(touched, layer) && summary && test(statusOf(summary, layer), layer),
        )
        return matching.length === 0 ? [] : [[id, matching] as const]
      }),
    )
  const isLost = those((status) => status === 'changed' || status === 'scheduled').size > 0
  const steps = opposites[action].map((back): Step => {
    if (back === 'publish') return { action: back, layers: those((status) => status === 'published') }
    const isForDocument = back === 'trash' || back === 'restore'
    return { action: back, layers: those((_, layer) => isForDocument || layer !== shared) }
  })
  const real = steps.filter(({ layers: affected }) => affected.size > 0)
  return (isLost && action !== 'unarchive') || real.length === 0 ? undefined : real
}

/** Published layers are published again in the last step. */
const opposites: Readonly<Record<DoneAction, readonly DoneAction[]>> = {
  publish: ['unpublish'],
  unpublish: ['publish'],
  archive: ['unarchive', 'publish'],
  unarchive: ['archive'],
  trash: ['restore', 'publish'],
  restore: ['trash'],
}
