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
      label={<Trans>Was this page helpful?</Trans>}
      yes={<Trans>Yes</Trans>}
      no={<Trans>No</Trans>}
      commentLabel={<Trans>How can we improve this page? (optional)</Trans>}
      commentHint={<Trans>Do not include personal information.</Trans>}
      send={<Trans>Send</Trans>}
      thanks={<Trans>Thank you for your feedback.</Trans>}
      defaultAnswer={refused?.helpful}
      defaultComment={refused?.comment}
      error={refused?.fault === 'missing' ? <Trans>Select “Yes” or “No”.</Trans> : undefined}
      commentError={
        refused?.fault === 'too-long' ? <Trans>Use at most {limit} characters.</Trans> : undefined
      }
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
