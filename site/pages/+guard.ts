import { isSlug } from '@cyanotype/content/model/index.ts'
import { render } from 'vike/abort'
import type { GuardSync } from 'vike/types'
import { invalidPath } from '../rendering/invalid-path.ts'

/** Rejects invalid slugs before any lookup, and pages whose data has thrown already. */
export const guard: GuardSync = ({ refusal, routeParams: { slug } }) => {
  if (refusal !== undefined) throw refusal
  if (slug !== undefined && slug !== '' && !isSlug(slug)) throw render(404, invalidPath)
}
