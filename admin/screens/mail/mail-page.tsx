/** E-mail page of the settings: whether the site sends e-mail, a test, templates, and the queue. */
import { Button, Callout, Heading, Skeleton, toasts } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { MessagesPart } from './messages-part.tsx'
import type { MailState } from './queries.ts'
import { mailStateQuery } from './queries.ts'
import { TemplatesPart } from './templates-part.tsx'
import './mail.css'

export function MailPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const state = useQuery(mailStateQuery(api))
  return (
    <div className="mail">
      <div>
        <Heading level={2} className="settings-heading">
          <Trans>E-mail</Trans>
        </Heading>
        <p className="mail-note">
          <Trans>Invitations, password resets and notifications, in the language of each recipient.</Trans>
        </p>
      </div>
      {state.isPending ? <Skeleton lines={3} /> : null}
      {state.isError ? (
        <LoadFailure
          title={t`Could not load the e-mail settings`}
          error={state.error}
          onRetry={state.refetch}
        />
      ) : null}
      {state.isSuccess ? (
        <>
          {state.data.configured ? <Sender state={state.data} /> : <NotConfigured />}
          <TemplatesPart />
          {state.data.configured || hasMessages(state.data) ? <MessagesPart /> : null}
        </>
      ) : null}
    </div>
  )
}

const hasMessages = ({ counts }: MailState) => counts.failed + counts.sent + counts.waiting > 0

function NotConfigured() {
  const { t } = useLingui()
  return (
    <Callout tone="info" title={t`This site does not send e-mail yet`}>
      <p>
        <Trans>
          Set the environment variables <code>SMTP_URL</code>, <code>MAIL_FROM</code> and{' '}
          <code>PUBLIC_URL</code>, and restart the server. Until then, copy invitation and reset links and
          send them yourself.
        </Trans>
      </p>
    </Callout>
  )
}

function Sender({ state: { from, counts } }: { readonly state: MailState }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('mail')
  const sendTest = async () => {
    const response = await work.do(() => api('POST /api/mail/test', {}))
    if (response === undefined) return
    const { recipient } = response
    toasts.add({ tone: 'success', title: t`Test e-mail sent to ${recipient}` })
  }
  return (
    <section className="mail-section" aria-label={t`Sender`}>
      <div className="mail-bar">
        <dl className="mail-sender">
          <dt>
            <Trans>Sender</Trans>
          </dt>
          <dd dir="ltr">{from}</dd>
        </dl>
        <Button
          variant="outline"
          color="neutral"
          icon="mail"
          loading={work.isBusy}
          onClick={() => void sendTest()}
        >
          <Trans>Send test e-mail</Trans>
        </Button>
      </div>
      <ProblemAlert problem={work.refusal} />
      {counts.failed > 0 ? (
        <Callout tone="warning">
          <p>
            <Plural
              value={counts.failed}
              one="# e-mail of the last 30 days could not be sent."
              other="# e-mails of the last 30 days could not be sent."
            />
          </p>
        </Callout>
      ) : null}
    </section>
  )
}
