/** Why the media storage cannot be used, for an administrator: in an error at the start, or printed by a command. */
import { Problem } from '../../problems/problems.ts'

/** One line that names the variable and the reason. `undefined` for another problem. */
export function explainUnavailable(problem: unknown): string | undefined {
  if (!(problem instanceof Problem && problem.code === 'media_unavailable')) return undefined
  const { cause } = problem
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause ? String(cause.code) : cause.name
  return `The media storage cannot be used (${cause.message || code}). Check MEDIA_URL and its access key.`
}
