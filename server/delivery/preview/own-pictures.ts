/** Images of previews come from this server: an image CDN has no cookie, and so gets no image of a draft. */
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'

export function withOwnPictures(reader: Reader): Reader {
  return {
    ...reader,
    async media(id, locale) {
      const picture = await reader.media(id, locale)
      return picture && { ...picture, cdn: undefined }
    },
  }
}
