/** What the address says about how a document is looked at: it survives a reload, and can be passed on. */
import { localeCodes } from '@cyanotype/content/model/locales.ts'
import { z } from 'zod'
import { useLocation, useRouter } from '../router/use-router.ts'

const parts = ['write', 'facts', 'preview'] as const

const editSearch = z.object({
  /** The language that is written in; the interface's own where none is named. */
  language: z.enum(localeCodes).optional().catch(undefined),
  /** Beside the text there is room for the facts, and for the page if somebody wants it; on a telephone it is one of them. */
  part: z.enum(parts).catch('write').default('write'),
  panel: z.enum(['versions']).optional().catch(undefined),
  /** Of two versions that are compared: a number, what visitors see, or the newest draft. */
  from: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
})
export type EditSearch = z.output<typeof editSearch>

export function useEditSearch(): readonly [EditSearch, (change: Partial<EditSearch>) => void] {
  const { pathname, searchStr } = useLocation()
  const router = useRouter()
  const prompt = Object.fromEntries(new URLSearchParams(searchStr))
  const change = (next: Partial<EditSearch>) => {
    const query = new URLSearchParams(searchStr)
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === 'write') query.delete(name)
      else query.set(name, value)
    }
    const search = query.size === 0 ? '' : `?${query}`
    void router.navigate({ href: `${pathname}${search}`, replace: true, resetScroll: false })
  }
  return [editSearch.parse(prompt), change]
}
