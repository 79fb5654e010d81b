/** One answer to a form with its actions. A new answer is marked as read when it is opened. */
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
import type { FormAnswer } from './queries.ts'
import { answerQuery, answerStatuses, answersKey } from './queries.ts'

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

export const answerLooks: Readonly<Record<Status, StatusLook>> = {
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
  const query = answerQuery(api, id)
  const mark = useMark({ list: answersKey, one: query.queryKey }, (status: Status) =>
    api('PATCH /api/form-answers/{id}', { params: { id }, body: { status } }),
  )
  return (
    <OpenEntry query={useQuery(query)} onRead={() => mark('read')}>
      {(answer) => <Answer answer={answer} onMark={mark} onDeleted={onDeleted} />}
    </OpenEntry>
  )
}

interface AnswerProps {
  readonly answer: FormAnswer
  readonly onMark: (status: Status) => void
  readonly onDeleted: () => void
}

function Answer({ answer, onMark, onDeleted }: AnswerProps) {
  const { t } = useLingui()
  const { id, form, email, page, locale, at, status } = answer
  const name = answerTitle(answer)
  return (
    <article className="inbox-entry" aria-label={t`Answer from ${name}`}>
      <h2 className="inbox-entry-title">{name}</h2>
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
      <StatusChoice
        label={t`Answer status`}
        statuses={answerStatuses}
        labels={answerLabels}
        value={status}
        onChange={onMark}
      />
      <div className="inbox-entry-actions">
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
  return (
    <span className="answer-text" dir="auto">
      {value}
    </span>
  )
}

interface DeleteAnswerProps {
  readonly id: string
  readonly name: string
  readonly onDeleted: () => void
}

function DeleteAnswer({ id, name, onDeleted }: DeleteAnswerProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <DeleteEntry
      question={t`Delete the answer from ${name}?`}
      confirmation={t`Answer from ${name} deleted`}
      list={answersKey}
      onDelete={() => api('DELETE /api/form-answers/{id}', { params: { id } })}
      onDeleted={onDeleted}
    />
  )
}
