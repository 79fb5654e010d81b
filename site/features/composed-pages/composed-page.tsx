/** Composed pages: a hero and sections that an editor wrote. They also work without content. */
import { singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { ButtonLink, cx, Hero } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import type { NavItem } from '../../context/nav-links.ts'
import { textItems } from '../../context/nav-links.ts'
import { PageProvider, useContentLanguage, usePageFacts } from '../../context/page-context.tsx'
import type { PageHead } from '../../context/page-head.ts'
import { everywhere } from '../../context/page-head.ts'
import { useSource } from '../../preview/use-source.ts'
import { SitePicture } from '../images/site-picture.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { ReadText } from '../text/text-cache.ts'
import { readText } from '../text/text-cache.ts'

type ComposedName = 'home' | 'updates-page' | 'showcase-page' | 'partners-page'

export interface Composed<Name extends ComposedName = ComposedName> {
  readonly page: Published<Name> | undefined
  readonly picture: Picture | undefined
  /** The image for social networks. */
  readonly sharedPicture: Picture | undefined
  readonly actions: readonly NavItem[]
  readonly sections: ReadText | undefined
}

/**
 * Without a translation, the home page is shown in another language. The other pages are lists, which have a title in
 * every language.
 */
export async function readComposed<Name extends ComposedName>(
  name: Name,
  reader: Reader,
  locale: Locale,
): Promise<Composed<Name>> {
  const page = await (name === 'home'
    ? singleWithFallback(reader, name, locale)
    : reader.single(name, locale))
  const { hero, picture = null, sections = '', seo } = page?.data ?? {}
  const shared = seo?.image ?? picture
  return {
    page,
    picture: picture === null ? undefined : await reader.media(picture, locale),
    sharedPicture: shared === null ? undefined : await reader.media(shared, locale),
    actions: await textItems(hero?.actions ?? [], reader, { locale, language: page?.locale ?? locale }),
    sections:
      page === undefined || sections.trim() === ''
        ? undefined
        : await readText(sections, reader, locale, { document: page, field: 'sections' }),
  }
}

/** `title` is used if the page has none. */
export function composedHead(
  path: string,
  { page, sharedPicture }: Composed,
  title: string | undefined,
): PageHead {
  const { seo, hero } = page?.data ?? {}
  const own = seo?.title || (title === undefined ? '' : hero?.title || title)
  const description = seo?.description || (title === undefined ? '' : hero?.text)
  return {
    ...(own ? { title: own } : {}),
    ...(description ? { description } : {}),
    image: sharedPicture,
    hidden: seo?.hidden ?? false,
    alternates: everywhere(path),
    nearest: path,
  }
}

interface PageHeroProps {
  readonly composed: Composed
  /** The title if the page has none. */
  readonly title: ReactNode
}

/** The hero of a composed page. Its first button is the primary one. */
export function PageHero({ composed: { page, picture, actions }, title }: PageHeroProps) {
  const source = useSource()
  const language = useContentLanguage(page?.locale)
  const hero = page?.data.hero
  return (
    <Hero
      {...source(page, 'hero')}
      {...language}
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

interface SectionsProps {
  readonly composed: Composed
  readonly className?: string
}

/** The sections of a composed page, if there are any. */
export function Sections({ composed: { page, sections }, className }: SectionsProps) {
  const source = useSource()
  const facts = usePageFacts()
  const language = useContentLanguage(page?.locale)
  if (sections === undefined || page === undefined) return null
  return (
    <PageProvider page={{ ...facts, speaks: page.locale }}>
      <DocumentText
        text={sections}
        {...source(page, 'sections')}
        {...language}
        className={cx('sections', className)}
      />
    </PageProvider>
  )
}
