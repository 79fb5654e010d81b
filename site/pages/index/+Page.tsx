import { ButtonLink, Hero, Prose, Section } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { localHref } from '../../layout/local-href.ts'
import { usePage } from '../../layout/page.tsx'
import { Print } from '../../layout/print.tsx'
import { DocumentText } from '../../text/document-text.tsx'
import { FeaturedUpdate } from '../../updates/featured-update.tsx'
import { UpdateList } from '../../updates/update-list.tsx'
import type { HomeData } from './+data.ts'
import './home.css'

export function Page({ data }: { readonly data: HomeData }) {
  const { href } = usePage()
  return (
    <div className="home page-width">
      <Opening data={data} />
      {data.sections ? (
        <Prose className="home-sections">
          <DocumentText text={data.sections} />
        </Prose>
      ) : null}
      {data.featured || data.updates.length > 0 ? (
        <Section
          className="home-updates"
          title={<Trans>Updates</Trans>}
          onward={{ href: href('/updates'), label: <Trans>All updates</Trans> }}
        >
          {data.featured && <FeaturedUpdate update={data.featured} />}
          <UpdateList updates={data.updates} level={3} />
        </Section>
      ) : null}
    </div>
  )
}

function Opening({ data: { home, picture } }: { readonly data: HomeData }) {
  const { locale, surroundings } = usePage()
  const hero = home?.hero
  const actions = hero?.actions.map(({ text, href }, index) => (
    <ButtonLink
      key={text}
      href={localHref(locale, href)}
      size="lg"
      {...(index === 0 ? {} : { variant: 'outline', color: 'neutral' })}
    >
      {text}
    </ButtonLink>
  ))
  return (
    <Hero
      kicker={hero?.kicker}
      title={hero?.title || surroundings.siteName}
      lead={hero?.text}
      actions={actions?.length ? actions : undefined}
      media={picture && <Print picture={picture} first />}
    />
  )
}
