import { EmptyState, Section } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageHero, Sections } from '../../features/composed-pages/composed-page.tsx'
import { SitePicture } from '../../features/images/site-picture.tsx'
import type { Partner } from '../../features/partners/partners.tsx'
import { WebSite } from '../../features/partners/partners.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { PartnerKind, PartnersData } from './+data.ts'
import './partners.css'

const kindLabels: Readonly<Record<PartnerKind, MessageDescriptor>> = {
  partner: msg`Partners`,
  venue: msg`Venues`,
  supporter: msg`Supporters`,
  network: msg`Networks`,
}

export function Page({ data: { composed, groups } }: { readonly data: PartnersData }) {
  const { i18n } = useLingui()
  const present = groups.filter(({ partners }) => partners.length > 0)
  return (
    <div className="partners-page page-width page-body">
      <PageHero composed={composed} title={<Trans>Partners</Trans>} />
      {present.length === 0 ? <EmptyState title={<Trans>No content in this language yet</Trans>} /> : null}
      {present.map(({ kind, partners }) => (
        <Section key={kind} title={i18n._(kindLabels[kind])}>
          <ul className="partners plain-list">
            {partners.map((partner) => (
              <PartnerEntry key={partner.document.id} partner={partner} />
            ))}
          </ul>
        </Section>
      ))}
      <Sections composed={composed} />
    </div>
  )
}

function PartnerEntry({ partner: { document, logo } }: { readonly partner: Partner }) {
  const source = useSource()
  const { name, description, url } = document.data
  return (
    <li className="partner">
      {logo && <SitePicture picture={logo} layout="thumbnail" decorative className="partner-logo" />}
      <div className="partner-text">
        <h3 {...source(document, 'name')}>
          <WebSite address={url}>{name}</WebSite>
        </h3>
        {description ? <p {...source(document, 'description')}>{description}</p> : null}
        {url ? <p className="partner-host">{URL.parse(url)?.host}</p> : null}
      </div>
    </li>
  )
}
