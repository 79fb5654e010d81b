/** The logo of the organisation in the header. The theme chooses between two images without a script. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { SiteLogo as Logo } from '../context/site-layout-data.ts'
import { addressesOf } from '../features/images/site-picture.tsx'

interface SiteLogoProps {
  readonly logo: Logo
  /** The alternative text. */
  readonly name: string
}

export function SiteLogo({ logo: { light, dark }, name }: SiteLogoProps) {
  if (light.src === dark.src) return <LogoImage picture={light} name={name} />
  return (
    <>
      <LogoImage picture={light} name={name} theme="light" />
      <LogoImage picture={dark} name={name} theme="dark" />
    </>
  )
}

interface LogoImageProps {
  readonly picture: Picture
  readonly name: string
  readonly theme?: 'light' | 'dark'
}

/** In CSS pixels. */
const maxHeight = 40
const maxWidth = 220

function LogoImage({ picture, name, theme }: LogoImageProps) {
  const scale = Math.min(maxHeight / picture.height, maxWidth / picture.width)
  const { src, among } = addressesOf(picture, 'thumbnail')
  return (
    <img
      className={theme === undefined ? 'site-logo' : `site-logo site-logo-${theme}`}
      src={src}
      srcSet={among?.srcSet}
      sizes={among && `${maxWidth}px`}
      width={Math.max(1, Math.round(picture.width * scale))}
      height={Math.max(1, Math.round(picture.height * scale))}
      alt={name}
    />
  )
}
