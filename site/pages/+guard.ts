import { isSlug } from '@cyanotype/content/model/index.ts'
import { render } from 'vike/abort'
import type { GuardSync } from 'vike/types'
import { unfit } from '../layout/unfit.ts'

/** An address that no document could have is refused before anything is looked up. */
export const guard: GuardSync = ({ routeParams: { slug } }) => {
  if (slug !== undefined && slug !== '' && !isSlug(slug)) throw render(404, unfit)
}
