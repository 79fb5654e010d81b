/** Search parameters of the document editor. They survive a reload and can be shared. */
import { shared } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { useLocation, useRouter } from '../router/router-context.tsx'

const parts = ['write', 'facts', 'preview'] as const

const editSearch = z.object({
  /** The language of the text. The default is the language of the interface. */
  language: siteLocale.optional().catch(undefined),
  /** The visible section. Phones show only this one. Wide screens always show text and settings. */
  part: z.enum(parts).catch('write').default('write'),
  panel: z.enum(['versions', 'comments', 'review']).optional().catch(undefined),
  /** Whether the versions are those of the content in all languages. */
  layer: z.literal(shared).optional().catch(undefined),
  /** The thread that a notification opens. */
  thread: z.string().optional().catch(undefined),
  /** The two versions to compare: a number, the published version or the newest draft. */
  from: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
})
export type EditSearch = z.output<typeof editSearch>

export function useEditSearch(): readonly [EditSearch, (change: Partial<EditSearch>) => void] {
  const { pathname, searchStr } = useLocation()
  const router = useRouter()
  const searchParams = Object.fromEntries(new URLSearchParams(searchStr))
  const change = (next: Partial<EditSearch>) => {
    const query = new URLSearchParams(searchStr)
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === 'write') query.delete(name)
      else query.set(name, value)
    }
    const search = query.size === 0 ? '' : `?${query}`
    void router.navigate({ href: `${pathname}${search}`, replace: true, resetScroll: false })
  }
  return [editSearch.parse(searchParams), change]
}
