/** Slug check: whether another document has the slug that is typed, and which slug is published. */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import type { Form } from '../form-context.ts'

interface Address {
  /** What has it already. */
  readonly taken: string | undefined
  /** The one that visitors know. */
  readonly published: string | undefined
}

/** Typing pauses this long before the server is asked. */
const debounceMs = 300

export function useAddress(form: Form | undefined, value: string): Address {
  const { api } = useAdmin()
  const slug = useDebounced(value)
  const { type, locale = 'en', document } = form ?? {}
  const isOther = type !== undefined && slug !== '' && slug !== form?.edits[locale].base[type.slug ?? '']
  const check = useQuery({
    queryKey: ['documents', type?.name, 'slug', locale, slug, document?.id],
    enabled: isOther,
    queryFn: () =>
      api('GET /api/documents/{type}/slug', {
        params: { type: type?.name ?? '' },
        query: { locale, slug, except: document?.id },
      }),
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
  return {
    taken: isOther ? check.data?.document?.title : undefined,
    published: typeof published === 'string' ? published : undefined,
  }
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
