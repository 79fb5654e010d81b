/** Images of a text, rendered with their data from the media library. */
import type { FigureProps, GalleryProps, MdxComponents, ResponsiveImageProps } from '@cyanotype/ui/index.ts'
import { Figure, Gallery, ResponsiveImage } from '@cyanotype/ui/index.ts'
import { createContext, useContext } from 'react'
import type { PictureLayout } from './layouts.ts'
import { addressesOf } from './picture-addresses.ts'
import type { TextPictures } from './text-pictures.ts'

const LayoutContext = createContext<PictureLayout>('text')

export function componentsFor(pictures: TextPictures): MdxComponents {
  if (pictures.size === 0) return {}

  /** Values from the author override those of the media library. */
  function useKnown(src: string) {
    const layout = useContext(LayoutContext)
    const known = pictures.get(src)
    if (known === undefined || typeof known === 'string') return { src: known ?? src }
    const { width, height } = known
    return { width, height, ...addressesOf(known, layout) }
  }

  return {
    img: ({ src, alt = '', title }: ResponsiveImageProps) => {
      const { large: _, ...known } = { large: src, ...useKnown(src) }
      return <ResponsiveImage {...known} alt={alt} title={title} />
    },
    Figure: ({ src, width, height, ...rest }: FigureProps) => (
      <Figure {...useKnown(src)} {...(width && height ? { width, height } : {})} {...rest} />
    ),
    Gallery: (props: GalleryProps) => (
      <LayoutContext value="third">
        <Gallery {...props} />
      </LayoutContext>
    ),
  }
}
