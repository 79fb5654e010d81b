/** A picture in the form that those read who show links as cards: a JPEG, twice as wide as high, at a whole address. */
import type { Picture } from '@cyanotype/content/render.ts'

export interface SharedPicture {
  readonly address: string
  readonly alt: string
}

/** None for a drawing, which they do not show. */
export function sharedPicture(picture: Picture | undefined, origin: string): SharedPicture | undefined {
  if (picture === undefined || picture.type === 'image/svg+xml') return undefined
  const { src, cdn, alt } = picture
  const address =
    cdn === undefined
      ? `${origin}/_ipx/f_jpeg,fit_cover,s_1200x630${src}`
      : `${cdn}/cdn-cgi/image/w=1200,h=630,f=jpeg,q=85,fit=cover${src}`
  return { address, alt }
}
