/** A hero from the strings of a text: its image is a URL, and its content is text with buttons. */
import type { ReactNode } from 'react'
import type { IllustrationProps } from '../figure/figure.tsx'
import { Figure } from '../figure/figure.tsx'
import type { HeroProps } from './hero.tsx'
import { Hero } from './hero.tsx'

export interface HeroBlockProps
  extends Omit<HeroProps, 'kicker' | 'lead' | 'actions' | 'media'>,
    IllustrationProps {
  /** A small label above the title: a place, a date. */
  readonly label?: ReactNode
  /** The caption below the image. */
  readonly caption?: ReactNode
  /** The hero is visible when the page opens, so its image loads first. */
  readonly first?: boolean
}

export function HeroBlock(props: HeroBlockProps) {
  const { label, level = 2, src, alt = '', caption, width, height, among, first = false, ...rest } = props
  const media =
    src === undefined ? undefined : <Figure {...{ src, alt, caption, width, height, among, first }} />
  return <Hero {...rest} level={level} kicker={label} media={media} />
}
