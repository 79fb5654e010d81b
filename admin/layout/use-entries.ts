import { may } from '@cyanotype/content/model/basics.ts'
import { useSession } from '../admin-context.tsx'
import { useRouter } from '../router/use-router.ts'
import type { EntryGroup } from './navigation-entries.ts'
import { entryGroups } from './navigation-entries.ts'

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
