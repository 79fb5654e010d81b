import { Trans } from '@lingui/react/macro'
import { usePage } from '../../../context/page-context.tsx'
import './sent.css'

/**
 * Shown after a message was sent. It is a separate page, so that a reload does not send the message again.
 */
export function Page() {
  const { href, layoutData } = usePage()
  const name = layoutData.siteName
  return (
    <div className="page-width page-body">
      <h1 className="page-title">
        <Trans>Thank you, your message was sent</Trans>
      </h1>
      <p className="lead">
        <Trans>The team at {name} will read it and reply by e-mail.</Trans>
      </p>
      <p className="sent-links">
        <a className="more-link" href={href('/')}>
          <Trans>Back to home</Trans>
        </a>
      </p>
    </div>
  )
}
