/** E-mails of the last days with their status, and a retry for those that failed. */
import { Button, EmptyState, Heading, RelativeTime, SegmentedControl, Skeleton } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import type { Work } from '../../components/use-work.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { faultLabels, kindLabels, StateOfMail } from './mail-labels.tsx'
import type { MailMessage } from './queries.ts'
import { messagesQuery } from './queries.ts'

const shownNames = ['all', 'failed', 'waiting'] as const
type Shown = (typeof shownNames)[number]

export function MessagesPart() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('mail')
  const [shown, setShown] = useState<Shown>('all')
  const [wasUnderWay, setWasUnderWay] = useState(false)
  const messages = useInfiniteQuery(messagesQuery(api, shown === 'all' ? undefined : shown, wasUnderWay))
  const items = messages.data?.pages.flatMap((page) => page.items) ?? []
  const isUnderWay = items.some(isSoonSent)
  if (isUnderWay !== wasUnderWay) setWasUnderWay(isUnderWay)
  return (
    <section className="mail-section">
      <div className="mail-bar">
        <Heading level={3} className="mail-heading">
          <Trans>E-mails of the last 30 days</Trans>
        </Heading>
        <SegmentedControl
          label={t`Status`}
          labelHidden
          segments={[
            { value: 'all', label: t`All` },
            { value: 'failed', label: t`Failed` },
            { value: 'waiting', label: t`Pending` },
          ]}
          value={shown}
          onValueChange={(value) => setShown(shownNames.find((name) => name === value) ?? 'all')}
        />
      </div>
      <ProblemAlert problem={work.refusal} />
      {messages.isPending ? <Skeleton lines={3} /> : null}
      {messages.isError ? <LoadFailure error={messages.error} onRetry={messages.refetch} /> : null}
      {messages.isSuccess && items.length === 0 ? <NoMessages shown={shown} /> : null}
      <ul className="plain-list">
        {items.map((one) => (
          <MessageLine key={one.id} message={one} work={work} />
        ))}
      </ul>
      <NextPageButton list={messages} size="sm">
        <Trans>Show more</Trans>
      </NextPageButton>
    </section>
  )
}

function NoMessages({ shown }: { readonly shown: Shown }) {
  const { t } = useLingui()
  return (
    <EmptyState title={shown === 'failed' ? t`No e-mail failed` : t`No e-mails`} icon="mail">
      <Trans>E-mails appear here when the site sends them. Their text is never shown.</Trans>
    </EmptyState>
  )
}

const soonMs = 60_000

function isSoonSent({ state, dueAt }: MailMessage): boolean {
  return state === 'waiting' && dueAt !== null && Date.parse(dueAt) < Date.now() + soonMs
}

interface MessageLineProps {
  readonly message: MailMessage
  readonly work: Work
}

function MessageLine({ message, work }: MessageLineProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { id, kind, recipient, state, madeAt, dueAt, tries, fault, detail } = message
  const label = kind === null ? t`E-mail` : i18n._(kindLabels[kind])
  return (
    <li className="mail-message">
      <div className="mail-fields">
        <span>
          {label} <RelativeTime className="mail-note" instant={madeAt} />
        </span>
        <span className="mail-note mail-address">{recipient}</span>
        <span className="mail-outcome">
          <StateOfMail state={state} />
          {tries > 1 ? (
            <span className="mail-note">
              <Plural value={tries} one="# attempt" other="# attempts" />
            </span>
          ) : null}
          {dueAt === null || tries === 0 || isSoonSent(message) ? null : (
            <span className="mail-note">
              <Trans>
                next <RelativeTime instant={dueAt} />
              </Trans>
            </span>
          )}
        </span>
        {fault === null ? null : <span className="mail-note">{i18n._(faultLabels[fault])}</span>}
        {detail === null || detail === '' ? null : (
          <code className="mail-detail" dir="ltr">
            {detail}
          </code>
        )}
      </div>
      {message.isRepeatable && tries > 0 ? (
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="refresh"
          aria-label={t`Try again: ${label}, ${recipient}`}
          onClick={() => void work.do(() => api('POST /api/mail/messages/{id}/send', { params: { id } }))}
        >
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </li>
  )
}
