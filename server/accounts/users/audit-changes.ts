/**
 * What changed of a person, for the audit trail. Nothing can be taken out of the trail, and names have to go with their
 * people: it says that a name or an e-mail address changed, and not from what to what.
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
