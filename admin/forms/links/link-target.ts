/** Link target: a document, whose current URL is used, or a URL. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, model, pagePath, readDocumentHref, shared } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'

type DocumentAnswer = AnswerAt<'GET /api/documents/{type}/{id}'>

export interface DocumentTarget {
  readonly type: DocumentType
  readonly id: string
  /** The title in each language that has one. */
  readonly titles: Readonly<Partial<Record<Locale, string>>>
  /** The public URL in each language that has one. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>
  readonly isTrashed: boolean
}

function typeNamed(name: string): DocumentType | undefined {
  return Object.values<DocumentType>(model).find((type) => type.name === name)
}

/** Loads the linked document, or `null` if it was deleted. URLs need no request. */
export function targetQuery(api: Api, href: string) {
  const target = readDocumentHref(href)
  const type = target === undefined ? undefined : typeNamed(target.type)
  return queryOptions({
    queryKey: ['documents', target?.type, 'target', target?.id],
    enabled: target !== undefined,
    staleTime: 30_000,
    queryFn: async (): Promise<DocumentTarget | null> => {
      if (target === undefined || type === undefined) return null
      try {
        const params = { type: type.name, id: target.id }
        return describeTarget(type, await api('GET /api/documents/{type}/{id}', { params }))
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })
}

function describeTarget(type: DocumentType, document: DocumentAnswer): DocumentTarget {
  const titles: Partial<Record<Locale, string>> = {}
  const paths: Partial<Record<Locale, string>> = {}
  for (const locale of localeCodes) {
    const data: LayerData = { ...document.layers[shared].data, ...document.layers[locale].data }
    const title = type.title === undefined ? undefined : data[type.title]
    if (typeof title === 'string' && title.trim() !== '') titles[locale] = title
    const path = isPublic(document, locale) ? pagePath(type, locale, data) : undefined
    if (path !== undefined) paths[locale] = path
  }
  return { type, id: document.id, titles, paths, isTrashed: document.trashedAt !== null }
}

function isPublic({ layers }: DocumentAnswer, layer: Layer): boolean {
  return layers[layer].publishedVersion !== null && layers[layer].status !== 'archived'
}
