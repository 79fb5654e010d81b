import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'
import type { DocumentAnswer } from '../../edits/publishing.ts'

export interface Found {
  readonly type: DocumentType
  readonly document: DocumentAnswer
}

/** A document by the last part of its address: a single by its name, any other by its id. `null` where there is none. */
export function documentQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['document', slug],
    // Once it is on screen, what others do comes with the next save: nothing may move under somebody's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Found | null> => {
      const types: readonly DocumentType[] = Object.values(model)
      const single = types.find(({ kind, name }) => kind === 'single' && name === slug)
      if (single !== undefined) return read(api, single, slug)
      const { items } = await api('GET /api/documents', { query: { name: slug } })
      const type = types.find(({ name }) => items.some((item) => item.id === slug && item.type === name))
      return type === undefined ? null : read(api, type, slug)
    },
  })
}

async function read(api: Api, type: DocumentType, id: string): Promise<Found | null> {
  try {
    const document = await api('GET /api/documents/{type}/{id}', { params: { type: type.name, id } })
    return { type, document }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}
