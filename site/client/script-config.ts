/**
 * Configuration of the client script, as attributes of the body. A preview has none: it is not counted and
 * has no client navigation.
 */
import type { PageRequest } from '../rendering/page-context.ts'

export interface ScriptFacts {
  readonly 'data-build'?: string
  /** The host of the analytics service. Empty for this server. */
  readonly 'data-visits'?: string
  /** The domain in analytics, if it is not the host of the page. */
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
