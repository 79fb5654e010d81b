/** Publishing and other actions on a document: unpublish, archive, schedule, trash and restore. */
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { RequestAt, ResponseAt } from '../../api/client.ts'
import { changesIn } from '../state/layer-edits.ts'
import type { SaveContext } from './save-layers.ts'
import { applyLayer, saveAll, saveLayer } from './save-layers.ts'

export type DocumentResponse = ResponseAt<'GET /api/documents/{type}/{id}'>
export type LayerState = DocumentResponse['layers'][Layer]
export type Companion = RequestAt<'POST /api/publications'>['body']['documents'][number]
export type Versions = Companion['layers']

/** The layers to publish together: the languages, and the shared layer if it has unpublished changes. */
export function layersToPublish(
  type: DocumentType,
  document: DocumentResponse | undefined,
  locales: readonly Locale[],
): readonly Layer[] {
  const sharesNothing = Object.keys(fieldsOf(type, shared)).length === 0
  return sharesNothing || document?.layers[shared].status === 'published' ? locales : [...locales, shared]
}

/** Other published languages that change when the shared layer is published. */
export function otherChangedLanguages(
  document: DocumentResponse | undefined,
  locales: readonly Locale[],
): readonly Locale[] {
  return siteLocales().filter((code) => !locales.includes(code) && isPublic(document, code))
}

export function isPublic(document: DocumentResponse | undefined, layer: Layer): boolean {
  return (document?.layers[layer].publishedVersion ?? null) !== null
}

/** The newest versions of the layers that the user has seen. */
function versionsOf(document: DocumentResponse, layers: readonly Layer[]): Versions {
  const saved = layers.filter((layer) => document.layers[layer].version > 0)
  return Object.fromEntries(saved.map((layer) => [layer, document.layers[layer].version]))
}

/** Saves all changes, then publishes exactly the saved versions and the selected linked documents. */
export async function publishLanguages(
  context: SaveContext,
  locale: Locale,
  locales: readonly Locale[],
  companions: readonly Companion[],
): Promise<boolean> {
  const { type, api } = context
  const saved = await saveWithVersions(context, locale, locales)
  if (saved === undefined) return false
  const layers = versionsOf(saved, layersToPublish(type, saved, locales))
  const params = { type: type.name, id: saved.id }
  if (companions.length > 0) {
    const own = { type: type.name, id: saved.id, layers }
    await api('POST /api/publications', { body: { documents: [own, ...companions] } })
    context.store.update({ document: await api('GET /api/documents/{type}/{id}', { params }) })
  } else {
    const published = await api('POST /api/documents/{type}/{id}/publish', { params, body: { layers } })
    context.store.update({ document: published })
  }
  return true
}

/** Publishing needs a version, so a layer without changes is saved as well. */
export async function saveWithVersions(
  context: SaveContext,
  locale: Locale,
  locales: readonly Locale[],
): Promise<DocumentResponse | undefined> {
  const saved = await saveAll(context, locale)
  if (saved === undefined) return undefined
  for (const layer of layersToPublish(context.type, saved, locales)) {
    if (saved.layers[layer].version > 0) continue
    await saveLayer(context, { id: saved.id, layer, changes: changesIn(context.store.state().edits[layer]) })
  }
  return context.store.state().document ?? saved
}

/** An action on a document. `to` is the name of the call. */
export type Lifecycle =
  | { readonly to: 'unpublish' | 'archive' | 'unarchive'; readonly locales: readonly Locale[] }
  /** Publishes versions again that were public. The server refuses them if there are newer ones. */
  | { readonly to: 'republish'; readonly versions: Versions }
  | { readonly to: 'trash' | 'restore' }
  | {
      readonly to: 'schedule'
      readonly action: 'publish' | 'unpublish'
      readonly at: string
      readonly locales: readonly Locale[]
    }
  | { readonly to: 'cancel'; readonly schedule: string }
  | { readonly to: 'restore-version'; readonly layer: Layer; readonly number: number }

export async function change(context: SaveContext, locale: Locale, lifecycle: Lifecycle): Promise<boolean> {
  const isTrashed = (context.store.state().document?.trashedAt ?? null) !== null
  const saved = isTrashed ? context.store.state().document : await saveAll(context, locale)
  if (saved === undefined) return false
  const ready =
    lifecycle.to === 'schedule' && lifecycle.action === 'publish'
      ? await saveWithVersions(context, locale, lifecycle.locales)
      : saved
  if (ready === undefined) return false
  if (lifecycle.to === 'restore-version')
    await restoreVersion(context, ready, lifecycle.layer, lifecycle.number)
  else context.store.update({ document: await send(context, ready, lifecycle) })
  return true
}

/** The previous text was saved just before, so it remains as a version. Text that is typed meanwhile stays. */
async function restoreVersion(
  { type, api, store }: SaveContext,
  document: DocumentResponse,
  layer: Layer,
  number: number,
) {
  const { base } = store.state().edits[layer]
  const { layer: saved } = await api('POST /api/documents/{type}/{id}/{locale}/versions/{number}/restore', {
    params: { type: type.name, id: document.id, locale: layer, number },
    body: { version: document.layers[layer].version },
  })
  applyLayer(store, layer, base, saved)
}

function send(
  { type, api }: SaveContext,
  document: DocumentResponse,
  life: Exclude<Lifecycle, { readonly to: 'restore-version' }>,
): Promise<DocumentResponse> {
  const params = { type: type.name, id: document.id }
  const of = (layers: readonly Layer[]) => ({ params, body: { layers: versionsOf(document, layers) } })
  const all: readonly Layer[] = [...siteLocales(), shared]
  switch (life.to) {
    case 'unpublish':
      return api('POST /api/documents/{type}/{id}/unpublish', of(life.locales))
    case 'archive':
      return api('POST /api/documents/{type}/{id}/archive', of(life.locales))
    case 'unarchive':
      return api('POST /api/documents/{type}/{id}/unarchive', of(life.locales))
    case 'republish':
      return api('POST /api/documents/{type}/{id}/publish', { params, body: { layers: life.versions } })
    case 'trash':
      return api('POST /api/documents/{type}/{id}/trash', of(all))
    case 'restore':
      return api('POST /api/documents/{type}/{id}/restore', of(all))
    case 'cancel':
      return api('DELETE /api/documents/{type}/{id}/schedule/{schedule}', {
        params: { ...params, schedule: life.schedule },
      })
    case 'schedule': {
      const { action, at, locales } = life
      const layers = action === 'publish' ? layersToPublish(type, document, locales) : locales
      return api('POST /api/documents/{type}/{id}/schedule', {
        params,
        body: { action, at, ...of(layers).body },
      })
    }
  }
}
