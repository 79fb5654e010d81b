/** Queries for an open document: the document, its problems and its translation states. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api, RequestAt, ResponseAt } from '../api/client.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import type { DocumentResponse } from './saving/publishing.ts'

export type Named = ResponseAt<'GET /api/documents'>['items'][number]

type LoadedDocument =
  | { readonly type: DocumentType; readonly document: DocumentResponse }
  /** The name is a public slug, used by one document or several. */
  | { readonly goTo: { readonly id: string; readonly locale: string } }
  | { readonly choices: readonly Named[] }

/** Loads a document by its admin URL: a single by name, others by id. `null` if there is none. */
export function documentQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['document', slug],
    // The editing session merges remote changes. A refetch must not replace what the user edits.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<LoadedDocument | null> => {
      const types: readonly DocumentType[] = Object.values(model)
      const single = types.find(({ kind, name }) => kind === 'single' && name === slug)
      if (single !== undefined) return read(api, single, slug)
      const { items } = await api('GET /api/documents', { query: { name: slug } })
      const own = items.find(({ id }) => id === slug)
      const type = types.find(({ name }) => own?.type === name)
      if (type !== undefined) return read(api, type, slug)
      const [first] = items
      if (first?.locale == null) return null
      return items.length === 1 ? { goTo: { id: first.id, locale: first.locale } } : { choices: items }
    },
  })
}

async function read(api: Api, type: DocumentType, id: string): Promise<LoadedDocument | null> {
  try {
    const document = await api('GET /api/documents/{type}/{id}', { params: { type: type.name, id } })
    return { type, document }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}

interface OfDocument {
  readonly type: DocumentType
  readonly document: DocumentResponse | undefined
}

/** The state that the server reports depends only on saved data. */
const stateOf = ({ type, document }: OfDocument) => [
  type.name,
  document?.id,
  Object.values(document?.layers ?? {}).map(({ version, publishedVersion }) => [version, publishedVersion]),
]

export function checksQuery(api: Api, of: OfDocument) {
  const params = { type: of.type.name, id: of.document?.id ?? '' }
  return queryOptions({
    queryKey: ['checks', ...stateOf(of)],
    queryFn: async () => (await api('GET /api/documents/{type}/{id}/checks', { params })).items,
  })
}
export type DocumentFinding = ResponseAt<'GET /api/documents/{type}/{id}/checks'>['items'][number]

export type Translation = ResponseAt<'GET /api/documents/{type}/{id}/{locale}/translation'>
type Mark = RequestAt<'POST /api/documents/{type}/{id}/{locale}/translation'>['body']['marks'][number]

interface OfLanguage {
  readonly type: Pick<DocumentType, 'name'>
  readonly document: DocumentResponse | undefined
  readonly locale: Locale
}

/**
 * Translation query: compares a language with the source and marks it as up to date. Only a translation that exists
 * can be out of date. Documents in the trash are not compared.
 */
export function translationQuery(api: Api, { type, document, locale }: OfLanguage) {
  const params = { type: type.name, id: document?.id ?? '', locale }
  const versions = Object.values(document?.layers ?? {}).map(({ version, publishedVersion }) => [
    version,
    publishedVersion,
  ])
  return queryOptions({
    queryKey: ['translation', params, versions],
    queryFn: () => api('GET /api/documents/{type}/{id}/{locale}/translation', { params, query: {} }),
    enabled: document?.trashedAt === null && document.layers[locale].version > 0,
  })
}

/** The service that translates by machine. It changes only with a restart of the server. */
export function machineServiceQuery(api: Api) {
  return queryOptions({
    queryKey: ['machine translation'],
    queryFn: () => api('GET /api/translations/machine', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Saves first, so that it applies to the text on screen. */
export function useMarking({ type, editing, locale }: DocumentEditorState, sourceVersion: number) {
  const { api } = useAdmin()
  const queries = useQueryClient()
  return useCallback(
    async (...marks: Mark[]) => {
      if (editing.state().document === undefined || !(await editing.importDrafts())) return
      const { document } = editing.state()
      if (document === undefined) return
      const params = { type: type.name, id: document.id, locale }
      const body = { version: document.layers[locale].version, source: sourceVersion, marks }
      try {
        await api('POST /api/documents/{type}/{id}/{locale}/translation', { params, body })
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        toasts.add({ tone: 'danger', urgent: true, title: error.message })
      }
      await queries.invalidateQueries({ queryKey: ['translation'] })
    },
    [api, queries, type, editing, locale, sourceVersion],
  )
}
