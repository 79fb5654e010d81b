/** Translation query: compares a language with the source and marks it as up to date. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'
import type { AnswerAt, RequestAt } from '../api/call-types.ts'
import type { Api } from '../api/client.ts'
import { useAdmin } from '../app-context.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import type { DocumentAnswer } from './saving/publishing.ts'

export type Translation = AnswerAt<'GET /api/documents/{type}/{id}/{locale}/translation'>
type Mark = RequestAt<'POST /api/documents/{type}/{id}/{locale}/translation'>['body']['marks'][number]

interface OfLanguage {
  readonly type: Pick<DocumentType, 'name'>
  readonly document: DocumentAnswer | undefined
  readonly locale: Locale
}

/** Only a translation that exists can be out of date. Documents in the trash are not compared. */
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

/** Saves first, so that it applies to the text on screen. */
export function useMarking(
  { type, editing, state, locale }: DocumentEditorState,
  { sourceVersion }: Translation,
) {
  const { api } = useAdmin()
  return async (mark: Mark) => {
    if (state.document === undefined || !(await editing.importDrafts())) return
    const { document = state.document } = editing.state()
    const params = { type: type.name, id: document.id, locale }
    const body = { version: document.layers[locale].version, source: sourceVersion, marks: [mark] }
    try {
      await api('POST /api/documents/{type}/{id}/{locale}/translation', { params, body })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toasts.add({ tone: 'danger', urgent: true, title: error.message })
    }
  }
}
