/**
 * Changes of a user for the audit log. Audit entries cannot be removed, but names must be deleted with their
 * account. So an entry says that a name or e-mail address changed, without the values.
 */
import { changesBetween } from '../../audit/index.ts'

type State = Parameters<typeof changesBetween>[0]

export function changesOfUser(before: State, after: State): ReturnType<typeof changesBetween> {
  const changes = changesBetween(before, after)
  return { before: withoutNames(changes.before), after: withoutNames(changes.after) }
}

const names: readonly string[] = ['email', 'username']

function withoutNames(state: State): State {
  return Object.fromEntries(
    Object.entries(state).map(([key, value]) => [key, names.includes(key) && value !== null ? '•••' : value]),
  )
}
