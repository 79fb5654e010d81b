/** Addresses of the organisation, and ways to get in touch. */

import type { Picture, Published } from '@cyanotype/content/contracts/site-renderer.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'
import { Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContentLanguage } from '../../context/page-context.tsx'
import { useSource } from '../../preview/use-source.ts'
import { SitePicture } from '../images/site-picture.tsx'

interface AddressesProps {
  readonly contact: Published<'contact'>
  readonly picture: Picture | undefined
}

export function Addresses({ contact, picture }: AddressesProps) {
  const { t } = useLingui()
  const source = useSource()
  const { lang, dir } = useContentLanguage(contact.locale)
  const { addresses, email, phone } = contact.data
  if (picture === undefined && addresses.length === 0 && !email && !phone) return null
  return (
    <section className="addresses" aria-label={t`Where to find us`}>
      {picture && <SitePicture picture={picture} layout="aside" priority />}
      {addresses.map(({ name, lines, map }, index) => (
        <div key={lines} dir={dir} {...source(contact, `addresses.${index}`)}>
          {name ? <h2 lang={lang}>{name}</h2> : null}
          <address lang={lang}>{lines}</address>
          <MapLink href={map} address={name || lines} />
        </div>
      ))}
      <Reach contact={contact} />
    </section>
  )
}

function Reach({ contact }: Pick<AddressesProps, 'contact'>) {
  const source = useSource()
  const { email, phone } = contact.data
  return email || phone ? (
    <dl className="reach">
      {email ? (
        <div {...source(contact, 'email')}>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>
            <Link href={`mailto:${email}`}>{email}</Link>
          </dd>
        </div>
      ) : null}
      {phone ? (
        <div {...source(contact, 'phone')}>
          <dt>
            <Trans>Phone</Trans>
          </dt>
          <dd>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </dd>
        </div>
      ) : null}
    </dl>
  ) : null
}

/** Maps are linked and not embedded, so that map services do not track visitors. */
function MapLink({ href, address: place }: { readonly href: string; readonly address: string }) {
  const { t } = useLingui()
  const safe = safeHref(href)
  return safe === undefined ? null : (
    <a className="more-link" href={safe} rel="noopener noreferrer" aria-label={t`Show on a map: ${place}`}>
      <Trans>Show on a map</Trans>
    </a>
  )
}
