/** The picture that social networks show beside a link: 1200 × 630 pixels, at an absolute URL. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { PageHead } from './page-head.ts'

export interface SharedPicture {
  readonly address: string
  readonly alt: string
}

/** The page's own card or picture. */
export function ownPicture({ card, image, title = '' }: PageHead, origin: string): SharedPicture | undefined {
  return card === undefined ? sharedPicture(image, origin) : { address: `${origin}${card}`, alt: title }
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
