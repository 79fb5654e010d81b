import { Section } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import { PageHero, Sections } from '../../features/composed-pages/composed-page.tsx'
import { Logos } from '../../features/partners/partners.tsx'
import { Works } from '../../features/showcase/works.tsx'
import { FeaturedUpdate, UpdateList } from '../../features/updates/update-list.tsx'
import type { HomeData } from './+data.ts'
import './home.css'

export function Page({ data }: { readonly data: HomeData }) {
  const { href, layoutData } = usePage()
  const { home, works, featured, updates, partners } = data
  return (
    <div className="home page-width">
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
