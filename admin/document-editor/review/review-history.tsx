/** What was requested, and what reviewers decided. */
import { Badge } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { RelativeTime } from '../../i18n/formats.tsx'
import type { Review } from './review-queries.ts'

export function ReviewHistory({ review }: { readonly review: Review }) {
  const { t } = useLingui()
  const { requestedBy, requestedAt, note, reviewers, decisions } = review
  const name = requestedBy?.username ?? t`Deleted user`
  const names = reviewers.map(({ username }) => username).join(', ')
  return (
    <section className="review-part" aria-label={t`Last review`}>
      <p className="review-line">
        <ReviewBadge state={review.state} />
        <span>
          <Trans>Requested by {name}</Trans> · <RelativeTime at={requestedAt} />
        </span>
      </p>
      {names === '' ? null : (
        <p className="review-note">
          <Trans>Reviewers: {names}</Trans>
        </p>
      )}
      {note === '' ? null : <Words text={note} />}
      <ol className="review-decisions plain-list">
        {decisions.map(({ by, decision, comment, at }) => (
          <li key={at}>
            <p className="review-line">
              <span>
                <Decided decision={decision} name={by?.username ?? t`Deleted user`} /> ·{' '}
                <RelativeTime at={at} />
              </span>
            </p>
            {comment === '' ? null : <Words text={comment} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface DecidedProps extends Pick<Review['decisions'][number], 'decision'> {
  readonly name: string
}

function Decided({ decision, name }: DecidedProps) {
  return decision === 'approved' ? (
    <Trans>
      <strong>{name}</strong> approved
    </Trans>
  ) : (
    <Trans>
      <strong>{name}</strong> requested changes
    </Trans>
  )
}

function Words({ text }: { readonly text: string }) {
  return (
    <p className="review-words" dir="auto">
      {text}
    </p>
  )
}

function ReviewBadge({ state }: Pick<Review, 'state'>) {
  const { t } = useLingui()
  switch (state) {
    case 'requested':
      return <Badge tone="amber">{t`Review requested`}</Badge>
    case 'approved':
      return <Badge tone="green">{t`Approved`}</Badge>
    case 'changes':
      return <Badge tone="red">{t`Changes requested`}</Badge>
    case 'withdrawn':
      return <Badge tone="neutral" variant="outline">{t`Withdrawn`}</Badge>
  }
}
