/** What the page's script is told, as attributes of the body. A preview tells nothing: it is nobody's visit, and is not led on from. */
import type { PageRequest } from '../rendering/page-context.ts'

export interface ScriptFacts {
  readonly 'data-build'?: string
  /** The host that counts visits; empty for this server. */
  readonly 'data-visits'?: string
  /** The name under which they are counted, where that is not the page's host. */
  readonly 'data-visits-domain'?: string | undefined
}

type Facts = Pick<PageRequest, 'siteInfo' | 'preview' | 'layoutData'>

export function scriptFacts({ siteInfo, preview, layoutData }: Facts): ScriptFacts {
  if (siteInfo === undefined || preview) return {}
  return {
    'data-build': siteInfo.build,
    'data-visits': layoutData.visits.host || siteInfo.analyticsHost,
    'data-visits-domain': layoutData.visits.domain || undefined,
  }
}
