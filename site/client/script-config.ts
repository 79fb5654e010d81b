/** What the page's script is told, as attributes of the body. A preview tells nothing: it is nobody's visit, and is not led on from. */
import type { PageRequest } from '../rendering/page-context.ts'

export interface ScriptFacts {
  readonly 'data-build'?: string
  /** The host that counts visits; empty for this server. */
  readonly 'data-visits'?: string
  /** The name under which they are counted, where that is not the page's host. */
  readonly 'data-visits-domain'?: string | undefined
}

type Facts = Pick<PageRequest, 'house' | 'preview' | 'surroundings'>

export function scriptFacts({ house, preview, surroundings }: Facts): ScriptFacts {
  if (house === undefined || preview) return {}
  return {
    'data-build': house.build,
    'data-visits': surroundings.visits.host || house.analyticsHost,
    'data-visits-domain': surroundings.visits.domain || undefined,
  }
}
