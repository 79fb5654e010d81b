/** Addresses of the icons of a site that has its own: a square image, resized by the image service. */
import type { Picture } from './site-renderer.ts'

export type IconSize = 48 | 180 | 192 | 512

/** Transparent icons get a white background on home screens of phones, which would make it black. */
export function iconAddress({ src, cdn }: Pick<Picture, 'src' | 'cdn'>, size: IconSize): string {
  if (cdn !== undefined) return `${cdn}/cdn-cgi/image/w=${size},h=${size},f=png,fit=cover${src}`
  return `/_ipx/f_png,fit_cover,s_${size}x${size}${size === 180 ? ',b_ffffff' : ''}${src}`
}
