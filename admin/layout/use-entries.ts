import { may } from '@cyanotype/content/model/index.ts'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '../admin-context.tsx'
import type { EntryGroup } from './navigation-entries.ts'
import { entryGroups } from './navigation-entries.ts'

/** The screens that exist and that one may see. */
export function useEntries(): readonly EntryGroup[] {
  const session = useSession()
  const { routesByPath } = useRouter()
  if (session === null) return []
  return entryGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ to, permission, type }) =>
          Object.hasOwn(routesByPath, to) &&
          (permission === undefined || may(session, permission, type ? { type } : {})),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
