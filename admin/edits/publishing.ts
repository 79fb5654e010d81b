/** Making a language public, and taking it back. */
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { AnswerAt } from '../api/call-types.ts'
import { problemsBefore } from './checks.ts'
import type { Desk } from './saving.ts'
import { saveAll, saveLayer } from './saving.ts'

export type DocumentAnswer = AnswerAt<'GET /api/documents/{type}/{id}'>
export type LayerState = DocumentAnswer['layers'][Layer]

/** The layers that go public together: the language, and what all share where that is not public as it is. */
export function layersToPublish(
  type: DocumentType,
  document: DocumentAnswer | undefined,
  locale: Locale,
): readonly Layer[] {
  const sharesNothing = Object.keys(fieldsOf(type, shared)).length === 0
  return sharesNothing || document?.layers[shared].status === 'published' ? [locale] : [locale, shared]
}

/** The other languages that are public, and look different once what all share is published. */
export function languagesChangedToo(document: DocumentAnswer | undefined, locale: Locale): readonly Locale[] {
  const isPublic = (code: Locale) => (document?.layers[code].publishedVersion ?? null) !== null
  return localeCodes.filter((code) => code !== locale && isPublic(code))
}

/** Saves what was changed, then publishes exactly what was saved. What the model refuses is told without asking. */
export async function publishLanguage(desk: Desk, locale: Locale): Promise<boolean> {
  const { type, api, store } = desk
  const { edits, document } = store.state()
  const problems = layersToPublish(type, document, locale).flatMap((layer) =>
    problemsBefore(type, layer, edits[layer].data),
  )
  store.update({ problems })
  if (problems.length > 0) return false
  const saved = await saveAll(desk, locale)
  if (saved === undefined) return false
  for (const layer of layersToPublish(type, saved, locale)) {
    // Nobody changed anything here yet, and what is published needs a version.
    if (saved.layers[layer].version === 0) await saveLayer(desk, saved.id, layer, edits[layer].data)
  }
  const looked = store.state().document ?? saved
  const versions = layersToPublish(type, looked, locale).map((layer) => [layer, looked.layers[layer].version])
  const published = await api('POST /api/documents/{type}/{id}/publish', {
    params: { type: type.name, id: saved.id },
    body: { layers: Object.fromEntries(versions) },
  })
  store.update({ document: published })
  return true
}

/** Takes a language off the site. Its text stays here as a draft. */
export async function unpublishLanguage({ type, api, store }: Desk, locale: Locale): Promise<boolean> {
  const { document } = store.state()
  if (document === undefined) return false
  const answer = await api('POST /api/documents/{type}/{id}/unpublish', {
    params: { type: type.name, id: document.id },
    body: { layers: { [locale]: document.layers[locale].version } },
  })
  store.update({ document: answer })
  return true
}
