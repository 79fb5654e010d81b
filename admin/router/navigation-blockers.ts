/**
 * Navigation blockers: ask before a navigation that would lose something. A blocked back or forward step is
 * reverted.
 */
import type { AdminHistory, HistoryEntry, Location } from './history.ts'
import { locationOf } from './history.ts'

export interface Leaving {
  readonly current: Pick<Location, 'pathname'>
  readonly next: Pick<Location, 'pathname'>
}

export type MayLeave = (leaving: Leaving) => Promise<boolean>

export function createBlockers(history: AdminHistory, prefix: string) {
  const all = new Set<MayLeave>()
  let isReverting = false

  async function confirmNavigation(from: HistoryEntry, href: string): Promise<boolean> {
    const leaving = {
      current: locationOf(from, prefix),
      next: locationOf({ href, key: '' }, prefix),
    }
    for (const mayLeave of all) if (!(await mayLeave(leaving))) return false
    return true
  }

  return {
    add(mayLeave: MayLeave) {
      all.add(mayLeave)
      return () => all.delete(mayLeave)
    },
    confirmNavigation,
    /** For back and forward steps: the URL has already changed. */
    async confirmHistoryStep(from: HistoryEntry): Promise<boolean> {
      if (isReverting) {
        isReverting = false
        return false
      }
      const { href, index } = history.location
      if (await confirmNavigation(from, href)) return true
      isReverting = index !== from.index
      if (isReverting) history.go(from.index - index)
      return false
    },
  }
}
