/** What the pages of the admin show of the organisation, and its icon, from the published settings. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Picture, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

export interface SiteIdentity {
  readonly name: string
  readonly icon: Picture | undefined
  /** The path of the stylesheet with the colour, fonts and shapes of the settings, if they differ from the defaults. */
  readonly stylesheet: string | undefined
}

export type ReadSiteIdentity = (locale: Locale) => Promise<SiteIdentity | undefined>

interface IdentitySource {
  readonly documents: Pick<Documents, 'openReader'>
  readonly site: Pick<Site, 'themeOf'>
}

/** `undefined` until settings are published. */
export async function readSiteIdentity(
  { documents, site }: IdentitySource,
  locale: Locale,
): Promise<SiteIdentity | undefined> {
  const reader = documents.openReader()
  const settings = await readSettings(reader, locale)
  if (settings === undefined) return undefined
  const { siteName: name, icon } = settings.data
  return {
    name,
    icon: icon === null ? undefined : await reader.media(icon, locale),
    stylesheet: site.themeOf?.(settings.data)?.path,
  }
}
