import { ButtonLink, Hero } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { useSource } from '../../preview/use-source.ts'
import { SitePicture } from '../images/site-picture.tsx'
import type { Composed } from './composed-page.ts'

interface PageHeroProps {
  readonly composed: Composed
  /** The title if the page has none. */
  readonly title: ReactNode
}

/** The hero of a composed page. Its first button is the primary one. */
export function PageHero({ composed: { page, picture, actions }, title }: PageHeroProps) {
  const source = useSource()
  const hero = page?.data.hero
  return (
    <Hero
      {...source(page, 'hero')}
      kicker={hero?.kicker}
      title={hero?.title || title}
      lead={hero?.text}
      actions={actions.length > 0 ? actions.map(toButton) : undefined}
      media={picture && <SitePicture picture={picture} layout="hero" priority />}
    />
  )
}

function toButton({ text, href }: Composed['actions'][number], index: number) {
  return (
    <ButtonLink
      key={text}
      href={href}
      size="lg"
      {...(index === 0 ? {} : { variant: 'outline', color: 'neutral' })}
    >
      {text}
    </ButtonLink>
  )
}
