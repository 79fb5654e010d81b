/** One message with its actions. A new message is marked as read when it is opened. */
import { locales } from '@cyanotype/content/model/locales.ts'
import { ButtonLink, Definition, DefinitionList, EmptyState, Link } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { RelativeTime } from '../../i18n/formats.tsx'
import type { StatusLook } from '../../lists/inbox/inbox-entry.tsx'
import { DeleteEntry, OpenEntry, StatusChoice, useMark } from '../../lists/inbox/inbox-entry.tsx'
import './enquiries.css'
import type { Enquiry } from './queries.ts'
import { enquiriesKey, enquiryQuery, enquiryStatuses } from './queries.ts'

interface EnquiryPaneProps {
  readonly id: string | undefined
  readonly onDeleted: () => void
}

export function EnquiryPane({ id, onDeleted }: EnquiryPaneProps) {
  const { t } = useLingui()
  if (id === undefined) {
    return (
      <EmptyState title={t`No message selected`} icon="mail">
        <Trans>Select a message to read it.</Trans>
      </EmptyState>
    )
  }
  return <OpenEnquiry key={id} id={id} onDeleted={onDeleted} />
}

function OpenEnquiry({ id, onDeleted }: { readonly id: string; readonly onDeleted: () => void }) {
  const { api } = useAdmin()
  const query = enquiryQuery(api, id)
  const mark = useMark({ list: enquiriesKey, one: query.queryKey }, (status: Status) =>
    api('PATCH /api/enquiries/{id}', { params: { id }, body: { status } }),
  )
  return (
    <OpenEntry query={useQuery(query)} onRead={() => mark('read')}>
      {(enquiry) => <Message enquiry={enquiry} onMark={mark} onDeleted={onDeleted} />}
    </OpenEntry>
  )
}

interface MessageProps {
  readonly enquiry: Enquiry
  readonly onMark: (status: Status) => void
  readonly onDeleted: () => void
}

type Status = Enquiry['status']

export const enquiryLabels: Readonly<Record<Status, MessageDescriptor>> = {
  new: msg({ message: 'New', context: 'message of a visitor' }),
  read: msg({ message: 'Read', context: 'message of a visitor' }),
  answered: msg({ message: 'Answered', context: 'message of a visitor' }),
  spam: msg({ message: 'Spam', context: 'message of a visitor' }),
}

export const enquiryLooks: Readonly<Record<Status, StatusLook>> = {
  new: { tone: 'primary', variant: 'solid' },
  read: { tone: 'neutral', variant: 'outline' },
  answered: { tone: 'green', variant: 'outline' },
  spam: { tone: 'neutral', variant: 'dashed' },
}

function Message({ enquiry, onMark, onDeleted }: MessageProps) {
  const { t } = useLingui()
  const { id, name, email, message, page, locale, at, status } = enquiry
  const mail = `mailto:${encodeURIComponent(email)}?${mailtoQuery(t`Your message to us`, message)}`
  return (
    <article className="inbox-entry" aria-label={t`Message from ${name}`}>
      <h2 className="inbox-entry-title">{name}</h2>
      <DefinitionList>
        <Definition term={t`E-mail`}>
          <Link href={mail}>{email}</Link>
        </Definition>
        <Definition term={t`When`}>
          <RelativeTime at={at} />
        </Definition>
        <Definition term={t`Sent from`}>
          <Link href={page}>{page}</Link> ({locales[locale].name})
        </Definition>
      </DefinitionList>
      <p className="enquiry-message" lang={locale} dir="auto">
        {message}
      </p>
      <StatusChoice
        label={t`Message status`}
        statuses={enquiryStatuses}
        labels={enquiryLabels}
        value={status}
        onChange={onMark}
      />
      <div className="inbox-entry-actions">
        <ButtonLink href={mail} icon="mail">
          <Trans>Reply by e-mail</Trans>
        </ButtonLink>
        <DeleteEnquiry id={id} name={name} onDeleted={onDeleted} />
      </div>
    </article>
  )
}

function mailtoQuery(subject: string, message: string): string {
  const quoted = message
    .slice(0, 1_200)
    // Half of an emoji cannot be part of a URL.
    .toWellFormed()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`
}

interface DeleteEnquiryProps {
  readonly id: string
  readonly name: string
  readonly onDeleted: () => void
}

function DeleteEnquiry({ id, name, onDeleted }: DeleteEnquiryProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <DeleteEntry
      question={t`Delete the message from ${name}?`}
      confirmation={t`Message from ${name} deleted`}
      list={enquiriesKey}
      onDelete={() => api('DELETE /api/enquiries/{id}', { params: { id } })}
      onDeleted={onDeleted}
    />
  )
}
