import { isSlug } from '@cyanotype/content/model/index.ts'
import { render } from 'vike/abort'
import type { GuardSync } from 'vike/types'
import { invalidPath } from '../rendering/invalid-path.ts'

/** An address that no document could have is refused before anything is looked up, and so is what was refused already. */
export const guard: GuardSync = ({ refusal, routeParams: { slug } }) => {
  if (refusal !== undefined) throw refusal
  if (slug !== undefined && slug !== '' && !isSlug(slug)) throw render(404, invalidPath)
}
