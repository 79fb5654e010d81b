/** Whether addresses lead to something that visitors find, asked for many at once. */
import type { Layer, Locale, Types } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../db/index.ts'
import { documentsAt, localPath, meaningOf, pathOf } from '../references/index.ts'
import type { TargetLayer } from './check-store.ts'
import { picturesOf, targetLayers } from './check-store.ts'
import type { SitePaths } from './site-paths.ts'

/** `not-public`: it is there, and visitors do not see it yet. */
export type LinkFault = 'nowhere' | 'not-public' | 'no-file'

export interface LinkJudge {
  readonly types: Types
  readonly sitePaths: SitePaths
  /** Whether a redirect waits at a path. */
  readonly isRedirected: (path: string) => Promise<boolean>
}

/** The faults of addresses that a layer writes; those without one are not there. */
export async function judgeLinks(
  queries: Queries,
  { types, sitePaths, isRedirected }: LinkJudge,
  layer: Layer,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, LinkFault>> {
  const meant = [...new Set(addresses)].map((address) => ({
    address,
    meaning: meaningOf(types, layer, address),
  }))
  const meanings = meant.flatMap(({ meaning }) => meaning ?? [])
  const pages = await documentsAt(
    queries,
    meanings.filter(({ kind }) => kind === 'page').filter((one) => one.kind === 'page'),
  )
  const files = meanings.flatMap((one) => (one.kind === 'media' ? [one.id] : []))
  const found = new Set((await picturesOf(queries, files)).map(({ id }) => id))
  const named = meanings.flatMap((one) => (one.kind === 'document' ? [one.id] : []))
  const targets = await targetLayers(queries, [...new Set([...named, ...pages.map(({ id }) => id)])])

  const faults = new Map<string, LinkFault>()
  for (const { address, meaning } of meant) {
    const fault = faultOf()
    if (fault === undefined) continue
    const path = pathOf(address)
    if (fault === 'no-file' || path === undefined || !(await leadsOn(path))) faults.set(address, fault)

    function faultOf(): LinkFault | undefined {
      if (meaning === undefined) return pathOf(address) === undefined ? undefined : 'nowhere'
      if (meaning.kind === 'media') return found.has(meaning.id) ? undefined : 'no-file'
      if (meaning.kind === 'document') return faultOfTarget(targets, meaning.id, meaning.locale ?? layer)
      const { type, locale, slug } = meaning
      const page = pages.find((one) => one.type === type && one.locale === locale && one.slug === slug)
      return page === undefined ? 'nowhere' : faultOfTarget(targets, page.id, locale, slug)
    }
  }
  return faults

  async function leadsOn(path: string): Promise<boolean> {
    const whole = localPath(layer, path)
    return sitePaths(whole) || (await isRedirected(whole))
  }
}

/** What all languages share is fine where the target is public in any of them. */
function faultOfTarget(
  targets: readonly TargetLayer[],
  id: string,
  layer: Locale | typeof shared,
  slug?: string,
): LinkFault | undefined {
  const rows = targets.filter((row) => row.document_id === id && row.layer !== shared)
  if (rows.length === 0) return 'nowhere'
  const own = layer === shared ? rows : rows.filter((row) => row.layer === layer)
  const isPublic = own.some(
    (row) => row.published_version !== null && (slug === undefined || row.published_slug === slug),
  )
  return isPublic ? undefined : 'not-public'
}
