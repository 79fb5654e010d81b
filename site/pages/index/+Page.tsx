import { ButtonLink, Prose } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { localHref } from '../../layout/local-href.ts'
import { usePage } from '../../layout/page.tsx'
import { Print } from '../../layout/print.tsx'
import { DocumentText } from '../../text/document-text.tsx'
import { FeaturedUpdate } from '../../updates/featured-update.tsx'
import { UpdateList } from '../../updates/update-list.tsx'
import type { HomeData } from './+data.ts'

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
        <section className="home-updates" aria-labelledby="updates">
          <div className="section-head">
            <h2 id="updates">
              <Trans>Updates</Trans>
            </h2>
            <a className="onward" href={href('/updates')}>
              <Trans>All updates</Trans>
            </a>
          </div>
          {data.featured && <FeaturedUpdate update={data.featured} />}
          <UpdateList updates={data.updates} level={3} />
        </section>
      ) : null}
    </div>
  )
}

function Opening({ data: { home, picture } }: { readonly data: HomeData }) {
  const { locale, surroundings } = usePage()
  const hero = home?.hero
  return (
    <section className="opening">
      <div className="opening-words">
        {hero?.kicker ? <p className="plate-label">{hero.kicker}</p> : null}
        <h1>{hero?.title || surroundings.siteName}</h1>
        {hero?.text ? <p className="lead">{hero.text}</p> : null}
        {hero && hero.actions.length > 0 ? (
          <p className="opening-actions">
            {hero.actions.map(({ text, href }, index) => (
              <ButtonLink
                key={text}
                href={localHref(locale, href)}
                size="lg"
                {...(index === 0 ? {} : { variant: 'outline', color: 'neutral' })}
              >
                {text}
              </ButtonLink>
            ))}
          </p>
        ) : null}
      </div>
      {picture && <Print picture={picture} className="opening-print" first />}
    </section>
  )
}
