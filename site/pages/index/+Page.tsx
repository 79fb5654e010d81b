import { Section, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { PageProvider, useContentLanguage, usePage, usePageFacts } from '../../context/page-context.tsx'
import { BlockText } from '../../features/blocks/block-text.tsx'
import { hasPageTitle } from '../../features/blocks/page-outline.tsx'
import { PageHero, Sections } from '../../features/composed-pages/composed-page.tsx'
import { Logos } from '../../features/partners/partners.tsx'
import { Works } from '../../features/showcase/works.tsx'
import { FallbackNotice } from '../../features/text/document-text.tsx'
import { FeaturedUpdate, UpdateList } from '../../features/updates/update-list.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { HomeData, HomeSections } from './+data.ts'
import './home.css'

export function Page({ data: { home, blocks, refused, sections } }: { readonly data: HomeData }) {
  if (blocks !== undefined) return <BlockHome home={home} blocks={blocks} refused={refused} />
  return sections === undefined ? null : <FixedHome home={home} {...sections} />
}

type Home = Pick<HomeData, 'home'>

interface BlockHomeProps extends Pick<HomeData, 'home' | 'refused'> {
  readonly blocks: NonNullable<HomeData['blocks']>
}

/** Blocks of the author replace everything. */
function BlockHome({ home, blocks, refused }: BlockHomeProps) {
  const facts = usePageFacts()
  const source = useSource()
  const { locale, layoutData } = facts
  const language = home.page?.locale ?? locale
  const attributes = useContentLanguage(language)
  return (
    <div className="home page-width">
      {blocks.printable && hasPageTitle(blocks.printable.tree) ? null : (
        <VisuallyHidden>
          <h1>{layoutData.siteName}</h1>
        </VisuallyHidden>
      )}
      <FallbackNotice language={language} />
      <PageProvider page={{ ...facts, speaks: language }}>
        <BlockText text={blocks} isLanding refused={refused} {...attributes} {...source(home.page, 'body')} />
      </PageProvider>
    </div>
  )
}

function FixedHome({ home, works, featured, updates, partners }: Home & HomeSections) {
  const { href, layoutData, locale } = usePage()
  return (
    <div className="home page-width">
      <FallbackNotice language={home.page?.locale ?? locale} />
      <PageHero composed={home} title={layoutData.siteName} />
      {works.length > 0 ? (
        <Section
          title={<Trans>Showcase</Trans>}
          moreLink={{ href: href('/showcase'), label: <Trans>All sections</Trans> }}
        >
          <Works works={works} level={3} mixed hang="wall" />
        </Section>
      ) : null}
      <Sections composed={home} className="home-sections" />
      {featured || updates.length > 0 ? (
        <Section
          className="home-updates"
          title={<Trans>Updates</Trans>}
          moreLink={{ href: href('/updates'), label: <Trans>All updates</Trans> }}
        >
          {featured && <FeaturedUpdate update={featured} />}
          <UpdateList updates={updates} level={3} />
        </Section>
      ) : null}
      {partners.length > 0 ? (
        <Section
          title={<Trans>Partners</Trans>}
          moreLink={{ href: href('/partners'), label: <Trans>All partners</Trans> }}
        >
          <Logos partners={partners} />
        </Section>
      ) : null}
    </div>
  )
}
