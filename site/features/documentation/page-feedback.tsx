/** “Was this page helpful?” below a page of the documentation. It works without script. */
import type { RefusedFeedback } from '@cyanotype/content/contracts/dynamic-page.ts'
import { feedbackSent, honeypot, maxFeedbackComment } from '@cyanotype/content/contracts/dynamic-page.ts'
import { Callout, Feedback, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import { pathOf } from './docs-index.ts'

interface PageFeedbackProps {
  readonly slug: string
  readonly refused: RefusedFeedback | undefined
}

export function PageFeedback({ slug, refused }: PageFeedbackProps) {
  const { href, isOn, preview } = usePage()
  const { t } = useLingui()
  const limit = maxFeedbackComment
  if (preview !== false || !isOn('/docs')) return null
  return (
    <Feedback
      className="docs-feedback"
      action={href(pathOf(slug))}
      sentId={feedbackSent}
      label={t`Was this page helpful?`}
      yes={t`Yes`}
      no={t`No`}
      commentLabel={t`How can we improve this page? (optional)`}
      commentHint={t`Do not include personal information.`}
      send={t`Send`}
      thanks={t`Thank you for your feedback.`}
      defaultAnswer={refused?.helpful}
      defaultComment={refused?.comment}
      error={refused?.fault === 'missing' ? t`Select “Yes” or “No”.` : undefined}
      commentError={refused?.fault === 'too-long' ? t`Use at most ${limit} characters.` : undefined}
    >
      {refused?.fault === 'too-many' ? (
        <Callout tone="warning" role="alert">
          <Trans>Too many answers came from your network. Your comment is still here: try again later.</Trans>
        </Callout>
      ) : null}
      <VisuallyHidden aria-hidden="true">
        <label>
          {t`Leave this empty`}
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </Feedback>
  )
}
