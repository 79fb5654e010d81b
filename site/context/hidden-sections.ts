/** Sections of the site that are switched off. Node.js runs this file as it is, so no message may be in it. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { HiddenSections } from '@cyanotype/content/model/index.ts'
import { isPathOn } from '@cyanotype/content/model/index.ts'

export async function hiddenSectionsIn(reader: Reader): Promise<HiddenSections> {
  return (await readSettings(reader))?.data.hiddenSections ?? []
}

/**
 * Whether a page can be shown. The preview of a document shows it even if its section is switched off, and
 * signed-in users always find the documentation, which is the help of the admin.
 */
export async function isPageOn(
  { reader, preview, isSignedIn = false }: Pick<RenderRequest, 'reader' | 'preview' | 'isSignedIn'>,
  address: string,
): Promise<boolean> {
  const path = decodedPath(address)
  if (typeof preview === 'object' && preview.shows === 'document') return true
  if (isSignedIn && !isPathOn(['docs'], path)) return true
  // If the settings cannot be read, the page itself reports it.
  return isPathOn(await hiddenSectionsIn(reader).catch(() => []), path)
}

/** Pages are found by the decoded path: `/%64ocs` is `/docs`. */
function decodedPath(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
