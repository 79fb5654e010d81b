/** Whether an address is free, and which one visitors know: asked while it is written. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { useDeferredValue } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'
import { useQuery } from '../reading/index.ts'
import type { Form } from './form-context.ts'

interface Address {
  /** What has it already. */
  readonly taken: string | undefined
  /** The one that visitors know. */
  readonly published: string | undefined
}

export function useAddress(form: Form | undefined, value: string): Address {
  const { api } = useAdmin()
  const slug = useDeferredValue(value)
  const { type, locale = 'en', document } = form ?? {}
  const isOther = type !== undefined && slug !== '' && slug !== form?.edits[locale].base[type.slug ?? '']
  const owner = useQuery({
    queryKey: ['documents', type?.name, 'at', locale, slug],
    enabled: isOther,
    queryFn: () => (type === undefined ? null : ownerOf(api, type, locale, slug)),
  })
  const version = document?.layers[locale].publishedVersion ?? null
  const known = useQuery({
    queryKey: ['documents', type?.name, 'published', document?.id, locale, version],
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      api('GET /api/documents/{type}/{id}/{locale}/versions/{number}', {
        params: { type: type?.name ?? '', id: document?.id ?? '', locale, number: version ?? 0 },
      }),
  })
  const published = known.data?.data[type?.slug ?? '']
  const isTaken = isOther && owner.data && owner.data.id !== document?.id
  return {
    taken: isTaken ? owner.data?.title : undefined,
    published: typeof published === 'string' ? published : undefined,
  }
}

async function ownerOf(api: Api, { name, title: field = '' }: DocumentType, locale: Locale, slug: string) {
  try {
    const query = { locale, slug }
    const found = await api('GET /api/documents/{type}/by-slug', { params: { type: name }, query })
    const title = found.layers[locale].data[field]
    return { id: found.id, title: typeof title === 'string' && title !== '' ? title : slug }
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  }
}
