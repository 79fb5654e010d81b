import { may } from '@cyanotype/content/model/core.ts'
import { useSession } from '../app-context.tsx'
import { useRouter } from '../router/use-router.ts'
import type { EntryGroup } from './navigation-items.ts'
import { entryGroups } from './navigation-items.ts'

/** The screens that exist and that one may see. */
export function useEntries(): readonly EntryGroup[] {
  const session = useSession()
  const { has } = useRouter()
  if (session === null) return []
  return entryGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ to, permission, type }) =>
          has(to) && (permission === undefined || may(session, permission, type ? { type } : {})),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
