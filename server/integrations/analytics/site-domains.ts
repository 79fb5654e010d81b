/** The host names for which visits are counted: from the settings, or from the URL of the site. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Outbox } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import { withoutWww } from './event-body.ts'

interface OwnDomainsOptions {
  readonly documents: Documents
  readonly outbox: Outbox
  /** `https://example.org`. Without it, the site is on this machine only. */
  readonly publicUrl: string | undefined
}

export function ownDomains({
  documents,
  outbox,
  publicUrl,
}: OwnDomainsOptions): () => Promise<readonly string[]> {
  let cached: Promise<readonly string[]> | undefined
  outbox.subscribe((event) => {
    if ('type' in event && event.type === 'settings') cached = undefined
  })

  async function read(): Promise<readonly string[]> {
    const settings = await readSettings(documents.openReader())
    const named = settings?.data.analytics.domain || (publicUrl && new URL(publicUrl).hostname)
    return named ? [withoutWww(named.toLowerCase())] : ['localhost', '127.0.0.1']
  }

  return () => {
    cached ??= read().catch((error: unknown) => {
      cached = undefined // the next call reads it again
      throw error
    })
    return cached
  }
}
