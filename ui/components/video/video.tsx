import type { ComponentPropsWithRef, ReactNode } from 'react'
import { play } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { video: english.video }

registerIcons({ play })

export interface VideoProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** The URL of a video file of this site, or of a video page on another site. */
  readonly src: string
  /** The title of the video, which names the player. */
  readonly title: string
  /** The image that is shown before the video plays. */
  readonly poster: string
  /** The URL of the captions as a WebVTT file. */
  readonly captions?: string | undefined
  /** The language of the captions, as a tag such as `en`. */
  readonly language?: string | undefined
  /** The caption below it. */
  readonly caption?: ReactNode
  /** The width of the video in pixels. */
  readonly width?: number | undefined
  /** The height of the video in pixels. */
  readonly height?: number | undefined
}

/**
 * A video with a poster and captions. Nothing is loaded before the user plays it, and nothing ever from
 * another site: such a video is a link with its poster, and following the link is the consent.
 */
export function Video(props: VideoProps) {
  const { src, title, poster, captions, language, caption, width = 1280, height = 720, ...others } = props
  const { className, ...rest } = others
  const picture = { poster: safeHref(poster).href, width, height }
  const externalHost = hostOf(src)
  return (
    <figure {...rest} className={cx('video', className)}>
      {externalHost === undefined ? (
        <video {...picture} src={safeHref(src).href} controls preload="none" playsInline aria-label={title}>
          {captions ? (
            <track kind="captions" src={safeHref(captions).href} srcLang={language} default />
          ) : null}
        </video>
      ) : (
        <PosterLink {...picture} href={src} host={externalHost} title={title} />
      )}
      {caption ? <figcaption className="figure-caption">{caption}</figcaption> : null}
    </figure>
  )
}

interface PosterLinkProps {
  readonly href: string
  readonly host: string
  readonly title: string
  readonly poster: string | undefined
  readonly width: number
  readonly height: number
}

function PosterLink({ href, host, title, poster, width, height }: PosterLinkProps) {
  const { word } = useUi(messages)
  return (
    <a {...safeHref(href)} className="video-link">
      <img src={poster} alt={title} width={width} height={height} loading="lazy" decoding="async" />
      <span className="video-watch">
        <Icon name="play" />
        {word('video.watch', { host })}
      </span>
    </a>
  )
}

/** The host of a video on another site. */
function hostOf(address: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]
}
