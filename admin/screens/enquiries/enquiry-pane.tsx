/** One message with its actions. A new message is marked as read when it is opened. */
import { locales } from '@cyanotype/content/model/locales.ts'
import type { BadgeProps } from '@cyanotype/ui/index.ts'
import {
  ButtonLink,
  Definition,
  DefinitionList,
  EmptyState,
  Link,
  SegmentedControl,
  Skeleton,
  toasts,
} from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { DeleteWithConfirmation } from '../../components/delete-with-confirmation.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { RelativeTime } from '../../i18n/formats.tsx'
import type { Enquiry } from './queries.ts'
import { enquiryQuery, enquiryStatuses } from './queries.ts'

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
  const { data, error, refetch } = useQuery(enquiryQuery(api, id))
  const mark = useMark(id)
  const isNew = data?.status === 'new'
  const markRead = useEffectEvent(() => mark.mutate('read'))
  useEffect(() => {
    if (isNew) markRead()
  }, [isNew])
  if (error !== null) {
    return <LoadFailure error={error} onRetry={refetch} />
  }
  if (data === undefined) return <Skeleton shape="text" />
  return <Message enquiry={data} onMark={(status) => mark.mutate(status)} onDeleted={onDeleted} />
}

function useMark(id: string) {
  const { api } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (status: Enquiry['status']) =>
      api('PATCH /api/enquiries/{id}', { params: { id }, body: { status } }),
    onSuccess(enquiry) {
      queries.setQueryData(enquiryQuery(api, id).queryKey, enquiry)
      void queries.invalidateQueries({ queryKey: ['enquiries', 'list'] })
    },
    onError: ({ message }) => toasts.add({ tone: 'danger', title: message }),
  })
}

interface MessageProps {
  readonly enquiry: Enquiry
  readonly onMark: (status: Enquiry['status']) => void
  readonly onDeleted: () => void
}

type Status = Enquiry['status']

export const enquiryLabels: Readonly<Record<Status, MessageDescriptor>> = {
  new: msg({ message: 'New', context: 'message of a visitor' }),
  read: msg({ message: 'Read', context: 'message of a visitor' }),
  answered: msg({ message: 'Answered', context: 'message of a visitor' }),
  spam: msg({ message: 'Spam', context: 'message of a visitor' }),
}

/** Only states that need attention stand out. */
export const enquiryLooks: Readonly<Record<Status, Pick<BadgeProps, 'tone' | 'variant'>>> = {
  new: { tone: 'primary', variant: 'solid' },
  read: { tone: 'neutral', variant: 'outline' },
  answered: { tone: 'green', variant: 'outline' },
  spam: { tone: 'neutral', variant: 'dashed' },
}

function Message({ enquiry, onMark, onDeleted }: MessageProps) {
  const { t, i18n } = useLingui()
  const { id, name, email, message, page, locale, at, status } = enquiry
  const mail = `mailto:${encodeURIComponent(email)}?${mailtoQuery(t`Your message to us`, message)}`
  return (
    <article className="enquiry" aria-label={t`Message from ${name}`}>
      <h2 className="enquiry-name">{name}</h2>
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
      <p className="enquiry-message" lang={locale}>
        {message}
      </p>
      <SegmentedControl
        label={t`Message status`}
        segments={enquiryStatuses.map((value) => ({ value, label: i18n._(enquiryLabels[value]) }))}
        value={status}
        onValueChange={(value) => {
          const next = enquiryStatuses.find((one) => one === value)
          if (next !== undefined) onMark(next)
        }}
      />
      <div className="enquiry-actions">
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
  const queries = useQueryClient()
  return (
    <DeleteWithConfirmation
      question={t`Delete the message from ${name}?`}
      onDelete={() => api('DELETE /api/enquiries/{id}', { params: { id } })}
      onDeleted={() => {
        void queries.invalidateQueries({ queryKey: ['enquiries', 'list'] })
        toasts.add({ tone: 'success', title: t`Message from ${name} deleted` })
        onDeleted()
      }}
    />
  )
}
