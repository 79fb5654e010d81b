/** What the pages of the admin show of the organisation, and its icon, from the published settings. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

export interface SiteIdentity {
  readonly name: string
  readonly icon: Picture | undefined
}

export type ReadSiteIdentity = (locale: Locale) => Promise<SiteIdentity | undefined>

/** `undefined` until settings are published. */
export async function readSiteIdentity(
  documents: Pick<Documents, 'openReader'>,
  locale: Locale,
): Promise<SiteIdentity | undefined> {
  const reader = documents.openReader()
  const settings = await readSettings(reader, locale)
  if (settings === undefined) return undefined
  const { siteName: name, icon } = settings.data
  return { name, icon: icon === null ? undefined : await reader.media(icon, locale) }
}
