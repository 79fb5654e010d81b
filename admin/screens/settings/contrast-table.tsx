import { Disclosure, Table } from '@cyanotype/ui/index.ts'
import type { Brand } from '@cyanotype/ui/tokens/brand.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Meeting } from './contrasts.ts'
import { meetingsOf } from './contrasts.ts'

/** Every two colours that meet on a page, with how well one stands out on the other, and how well it has to. */
export function ContrastTable({ house }: { readonly house: Brand }) {
  const { t, i18n } = useLingui()
  const meetings = meetingsOf(house)
  const missed = meetings.filter(({ measured, ratio }) => measured < ratio).length
  const written = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const [closest] = meetings
  return (
    <section className="appearance-contrast" aria-label={t`Contrast`}>
      <p>
        {missed === 0 ? (
          <Plural
            value={meetings.length}
            one="The one pair of colours with it keeps the contrast that reading needs."
            other="All # pairs of colours with it keep the contrast that reading needs, in both themes."
          />
        ) : (
          <Plural value={missed} one="# pair misses its contrast." other="# pairs miss their contrast." />
        )}{' '}
        {closest === undefined ? null : (
          <Trans>
            The closest is {written.format(closest.measured)} : 1, where {written.format(closest.ratio)} : 1
            is asked for.
          </Trans>
        )}
      </p>
      <Disclosure title={t`All figures`}>
        <Table aria-label={t`Contrast of the colours that meet`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Colours</Trans>
              </th>
              <th scope="col">
                <Trans>Theme</Trans>
              </th>
              <th scope="col" align="right">
                <Trans>Contrast</Trans>
              </th>
              <th scope="col">
                <Trans>Enough</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {meetings.map((meeting) => (
              <Row
                key={`${meeting.theme}-${meeting.over}-${meeting.under}`}
                meeting={meeting}
                measured={written.format(meeting.measured)}
              />
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </section>
  )
}

function Row({ meeting, measured }: { readonly meeting: Meeting; readonly measured: string }) {
  const { t } = useLingui()
  const { over, under, theme, ratio, colors } = meeting
  const [one, other] = colors
  return (
    <tr>
      <th scope="row" className="appearance-pair">
        <svg className="appearance-swatch" viewBox="0 0 2 1" aria-hidden="true">
          <rect width="2" height="1" fill={other} />
          <circle cx="1" cy="0.5" r="0.3" fill={one} />
        </svg>
        <code>
          {over} / {under}
        </code>
      </th>
      <td>{theme === 'light' ? t`light` : t`dark`}</td>
      <td align="right">{measured}</td>
      <td>{meeting.measured >= ratio ? t`yes, ${ratio} is asked for` : t`no, ${ratio} is asked for`}</td>
    </tr>
  )
}
