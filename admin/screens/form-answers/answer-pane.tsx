/** One answer to a form with its actions. A new answer is marked as read when it is opened. */
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
import type { FormAnswer } from './queries.ts'
import { answerQuery, answerStatuses } from './queries.ts'

interface AnswerPaneProps {
  readonly id: string | undefined
  readonly onDeleted: () => void
}

type Status = FormAnswer['status']

export const answerLabels: Readonly<Record<Status, MessageDescriptor>> = {
  new: msg({ message: 'New', context: 'answer to a form' }),
  read: msg({ message: 'Read', context: 'answer to a form' }),
  spam: msg({ message: 'Spam', context: 'answer to a form' }),
}

/** Only answers that need attention stand out. */
export const answerLooks: Readonly<Record<Status, Pick<BadgeProps, 'tone' | 'variant'>>> = {
  new: { tone: 'primary', variant: 'solid' },
  read: { tone: 'neutral', variant: 'outline' },
  spam: { tone: 'neutral', variant: 'dashed' },
}

/** The first answer that was written, which often is a name. */
export function answerTitle({ fields, form }: Pick<FormAnswer, 'fields' | 'form'>): string {
  return fields.find(({ type, value }) => type !== 'consent' && value !== '')?.value ?? form
}

export function AnswerPane({ id, onDeleted }: AnswerPaneProps) {
  const { t } = useLingui()
  if (id === undefined) {
    return (
      <EmptyState title={t`No answer selected`} icon="edit">
        <Trans>Select an answer to read it.</Trans>
      </EmptyState>
    )
  }
  return <OpenAnswer key={id} id={id} onDeleted={onDeleted} />
}

function OpenAnswer({ id, onDeleted }: { readonly id: string; readonly onDeleted: () => void }) {
  const { api } = useAdmin()
  const { data, error, refetch } = useQuery(answerQuery(api, id))
  const mark = useMark(id)
  const isNew = data?.status === 'new'
  const markRead = useEffectEvent(() => mark.mutate('read'))
  useEffect(() => {
    if (isNew) markRead()
  }, [isNew])
  if (error !== null) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton shape="text" />
  return <Answer answer={data} onMark={(status) => mark.mutate(status)} onDeleted={onDeleted} />
}

function useMark(id: string) {
  const { api } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (status: Status) => api('PATCH /api/form-answers/{id}', { params: { id }, body: { status } }),
    onSuccess(answer) {
      queries.setQueryData(answerQuery(api, id).queryKey, answer)
      void queries.invalidateQueries({ queryKey: ['form-answers', 'list'] })
    },
    onError: ({ message }) => toasts.add({ tone: 'danger', title: message }),
  })
}

interface AnswerProps {
  readonly answer: FormAnswer
  readonly onMark: (status: Status) => void
  readonly onDeleted: () => void
}

function Answer({ answer, onMark, onDeleted }: AnswerProps) {
  const { t, i18n } = useLingui()
  const { id, form, email, page, locale, at, status } = answer
  const name = answerTitle(answer)
  return (
    <article className="enquiry" aria-label={t`Answer of ${name}`}>
      <h2 className="enquiry-name">{name}</h2>
      <DefinitionList>
        <Definition term={t`Form`}>{form}</Definition>
        <Definition term={t`When`}>
          <RelativeTime at={at} />
        </Definition>
        <Definition term={t`Sent from`}>
          <Link href={page}>{page}</Link> ({locales[locale].name})
        </Definition>
      </DefinitionList>
      <AnswerFields answer={answer} />
      <SegmentedControl
        label={t`Answer status`}
        segments={answerStatuses.map((value) => ({ value, label: i18n._(answerLabels[value]) }))}
        value={status}
        onValueChange={(value) => {
          const next = answerStatuses.find((one) => one === value)
          if (next !== undefined) onMark(next)
        }}
      />
      <div className="enquiry-actions">
        {email === null ? null : (
          <ButtonLink href={mailto(email, form)} icon="mail">
            <Trans>Reply by e-mail</Trans>
          </ButtonLink>
        )}
        <DeleteAnswer id={id} name={name} onDeleted={onDeleted} />
      </div>
    </article>
  )
}

const mailto = (email: string, form: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(form)}`

function AnswerFields({ answer: { fields, locale } }: Pick<AnswerProps, 'answer'>) {
  return (
    <DefinitionList lang={locale}>
      {fields.map(({ label, type, value }) => (
        <Definition key={label} term={label}>
          <FieldValue {...{ type, value }} />
        </Definition>
      ))}
    </DefinitionList>
  )
}

function FieldValue({ type, value }: Pick<FormAnswer['fields'][number], 'type' | 'value'>) {
  const { t, i18n } = useLingui()
  const consent = value === '' ? t`No` : t`Yes`
  if (type === 'consent') return <span lang={i18n.locale}>{consent}</span>
  if (value === '')
    return (
      <span className="answer-empty" lang={i18n.locale}>
        <Trans>No answer</Trans>
      </span>
    )
  if (type === 'email') return <Link href={`mailto:${encodeURIComponent(value)}`}>{value}</Link>
  return <span className="answer-text">{value}</span>
}

interface DeleteAnswerProps {
  readonly id: string
  readonly name: string
  readonly onDeleted: () => void
}

function DeleteAnswer({ id, name, onDeleted }: DeleteAnswerProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  return (
    <DeleteWithConfirmation
      question={t`Delete the answer of ${name}?`}
      onDelete={() => api('DELETE /api/form-answers/{id}', { params: { id } })}
      onDeleted={() => {
        void queries.invalidateQueries({ queryKey: ['form-answers', 'list'] })
        toasts.add({ tone: 'success', title: t`Answer of ${name} deleted` })
        onDeleted()
      }}
    />
  )
}
