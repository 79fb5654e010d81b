/** Images of a text: resolves the URLs of the author to media items. */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Picture, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type {
  FigureProps,
  GalleryProps,
  MdxComponents,
  ResponsiveImageProps,
  VideoProps,
} from '@cyanotype/ui/index.ts'
import { Figure, Gallery, ResponsiveImage, Video } from '@cyanotype/ui/index.ts'
import { createContext, useContext } from 'react'
import type { PictureLayout } from './site-picture.tsx'
import { addressesOf, remoteAddress } from './site-picture.tsx'

/**
 * By URL: an image of the media library, or the URL at which this server fetches an image of another host.
 */
export type TextPictures = ReadonlyMap<string, Picture | string>

const inLibrary = /^\/media\/([0-9a-f-]{36})\//

/** `sources` are the URLs that the author wrote. */
export async function readPictures(
  sources: readonly string[],
  reader: Reader,
  locale: Locale,
): Promise<TextPictures> {
  const isRemote = sources.some((src) => /^https?:/i.test(src))
  const settings = isRemote ? await readSettings(reader) : undefined
  const hosts = settings?.data.imageHosts ?? []
  const found = await Promise.all(
    sources.map(async (src): Promise<readonly (readonly [string, Picture | string])[]> => {
      const [, id] = inLibrary.exec(src) ?? []
      const picture = id === undefined ? remoteAddress(src, hosts) : await reader.media(id, locale)
      return picture === undefined ? [] : [[src, picture]]
    }),
  )
  return new Map(found.flat())
}

/** The sizes of an image at this width on the page. An image that is not in the library keeps its URL. */
export function sizesOf(pictures: TextPictures, src: string, layout: PictureLayout) {
  const picture = pictures.get(src)
  if (picture === undefined || typeof picture === 'string') return { src: picture ?? src }
  const { width, height } = picture
  return { width, height, ...addressesOf(picture, layout) }
}

const LayoutContext = createContext<PictureLayout>('text')

/** Components that render the images of a text with their data from the media library. */
export function componentsFor(pictures: TextPictures): MdxComponents {
  if (pictures.size === 0) return {}

  /** Values from the author override those of the media library. */
  function useKnown(src: string) {
    return sizesOf(pictures, src, useContext(LayoutContext))
  }

  return {
    img: ({ src, alt = '', title }: ResponsiveImageProps) => {
      const { large: _, ...picture } = { large: src, ...useKnown(src) }
      return <ResponsiveImage {...picture} alt={alt} title={title} />
    },
    Figure: ({ src, darkSrc, width, height, ...rest }: FigureProps) => (
      <Figure
        {...useKnown(src)}
        darkSrc={useKnown(darkSrc ?? '').src || undefined}
        {...(width && height ? { width, height } : {})}
        {...rest}
      />
    ),
    Video: ({ poster, ...rest }: VideoProps) => <Video {...rest} poster={useKnown(poster).src} />,
    Gallery: (props: GalleryProps) => (
      <LayoutContext value="third">
        <Gallery {...props} />
      </LayoutContext>
    ),
  }
}
