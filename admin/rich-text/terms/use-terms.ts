/** The glossary in the editor: its terms by id, and a function that finds them in a text. */
import type { GlossaryEntry, TermFinder } from '@cyanotype/content/glossary/find-terms.ts'
import { createTermFinder, loadStemmersOf } from '@cyanotype/content/glossary/find-terms.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'

/** Read again after each change of a term, because its key begins like that of the list of terms. */
const glossaryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['documents', 'glossary', 'terms'],
    queryFn: async (): Promise<readonly GlossaryEntry[]> => {
      const { items } = await api('GET /api/glossary', {})
      await loadStemmersOf(items)
      return items
    },
    staleTime: 600_000,
  })

export interface Terms {
  readonly entries: readonly GlossaryEntry[]
  readonly find: TermFinder
}

/** `undefined` until the glossary is loaded. */
export function useTerms(locale: Locale): Terms | undefined {
  const { api } = useAdmin()
  const { data: entries } = useQuery(glossaryQuery(api))
  return useMemo(() => entries && { entries, find: createTermFinder(locale, entries) }, [entries, locale])
}
