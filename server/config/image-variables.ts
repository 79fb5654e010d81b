/** Environment variables of images and other media. */
import { z } from 'zod'
import { integer, origin, variable } from './config-values.ts'

const mediaSites = ['own', 'any'] as const
/** Websites that may show public media. */
export type MediaSites = (typeof mediaSites)[number]

export const imageVariables = {
  IMAGE_CDN: variable({
    group: 'Images and cache',
    about:
      'A CDN in front of the site that resizes images at `/cdn-cgi/image/…`. Default: this server resizes them.',
    takes: 'an origin such as https://cdn.example.org',
    schema: origin,
  }),
  IMAGE_CACHE_MB: variable({
    group: 'Images and cache',
    about: 'The size limit of the image cache in `DATA_DIR`, in megabytes.',
    takes: 'a number from 1 to 1000000',
    standard: '1000',
    schema: integer(1, 1_000_000),
  }),
  MEDIA_SITES: variable({
    group: 'Images and cache',
    about:
      'Websites that may show public images and files: only this one, or any, such as an app that reads the content API.',
    takes: `one of ${mediaSites.join(', ')}`,
    standard: 'own',
    schema: z.enum(mediaSites),
  }),
}
