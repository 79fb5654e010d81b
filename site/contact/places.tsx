/** Where the house is, and how to reach it. */
import type { Data, Locale } from '@cyanotype/content/model/index.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface PlacesProps {
  readonly contact: Pick<Data<'contact'>, 'addresses' | 'email' | 'phone'>
  /** The language in which the addresses are written. */
  readonly language: Locale
}

export function Places({ contact: { addresses, email, phone }, language }: PlacesProps) {
  const { t } = useLingui()
  return (
    <section className="places" aria-label={t`Where to find us`}>
      {addresses.map(({ name, lines, map }) => (
        <div key={lines}>
          {name ? <h2 lang={language}>{name}</h2> : null}
          <address lang={language}>{lines}</address>
          <MapLink href={map} place={name || lines} />
        </div>
      ))}
      {email || phone ? (
        <dl className="reach">
          {email ? (
            <div>
              <dt>
                <Trans>E-mail</Trans>
              </dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          ) : null}
          {phone ? (
            <div>
              <dt>
                <Trans>Telephone</Trans>
              </dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </section>
  )
}

/** Maps are elsewhere: none is shown in the page, so that nobody learns who looked for the way. */
function MapLink({ href, place }: { readonly href: string; readonly place: string }) {
  const { t } = useLingui()
  const safe = safeHref(href)
  return safe === undefined ? null : (
    <a className="onward" href={safe} rel="noopener noreferrer" aria-label={t`Show on a map: ${place}`}>
      <Trans>Show on a map</Trans>
    </a>
  )
}
