/** Form answers screen: what visitors sent with the forms of pages. */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Badge, ButtonLink, EmptyState, RelativeTime, Select } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { Inbox, InboxTable } from '../../lists/inbox/inbox.tsx'
import { NoMatch, StatusFilter } from '../../lists/inbox/inbox-entry.tsx'
import { useRowsWithOpen } from '../../lists/inbox/use-rows-with-open.ts'
import { useRouter } from '../../router/router-context.tsx'
import { RoleGate } from '../../session/role-gate.tsx'
import { AnswerPane, answerLabels, answerLooks, answerTitle } from './answer-pane.tsx'
import './form-answers.css'
import type { AnswerSearch, FormAnswer } from './queries.ts'
import { answerQuery, answerStatuses, answersQuery, readAnswerSearch, writeAnswerSearch } from './queries.ts'

interface FormAnswersScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function FormAnswersScreen({ search }: FormAnswersScreenProps) {
  const { t } = useLingui()
  return (
    <RoleGate permission="enquiries.manage" title={t`Form answers`}>
      <FormAnswers search={search} />
    </RoleGate>
  )
}

function FormAnswers({ search: params }: FormAnswersScreenProps) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const router = useRouter()
  const search = readAnswerSearch(params)
  const answers = useInfiniteQuery(answersQuery(api, search))
  const found = useMemo(() => answers.data?.pages.flatMap(({ items }) => items) ?? [], [answers.data])
  const opened = useQuery({ ...answerQuery(api, search.open ?? ''), enabled: search.open !== undefined })
  const rows = useRowsWithOpen(found, opened.data)
  const addressOf = (next: AnswerSearch) =>
    interfacePath(locale, `/admin/form-answers${writeAnswerSearch(next)}`)
  const show = (next: AnswerSearch) =>
    void router.navigate({ href: addressOf(next), replace: true, resetScroll: false })
  const first = answers.data?.pages[0]
  return (
    <Inbox
      rows={rows}
      open={search.open}
      onOpen={(open) => show({ ...search, open })}
      commands={{ next: t`Next answer`, previous: t`Previous answer` }}
      header={
        <AnswersHeader unread={first?.unread ?? 0} forms={first?.forms ?? []} search={search} onShow={show} />
      }
      list={
        <InboxTable
          label={t`Answers`}
          query={answers}
          rows={rows}
          columns={useAnswerColumns()}
          rowLabel={answerTitle}
          hrefOf={(open) => addressOf({ ...search, open })}
          empty={
            search.status === undefined && search.form === undefined ? (
              <EmptyState title={t`No answers`} icon="edit">
                <Trans>Answers to forms on your pages appear here.</Trans>
              </EmptyState>
            ) : (
              <NoMatch
                title={t`No matching answers`}
                onShowAll={() => show({ ...search, status: undefined, form: undefined })}
              />
            )
          }
        />
      }
      entry={<AnswerPane id={search.open} onDeleted={() => show({ ...search, open: undefined })} />}
    />
  )
}

interface AnswersHeaderProps {
  readonly unread: number
  readonly forms: readonly string[]
  readonly search: AnswerSearch
  readonly onShow: (search: AnswerSearch) => void
}

function AnswersHeader({ unread, forms, search, onShow }: AnswersHeaderProps) {
  const { t } = useLingui()
  const { status, form } = search
  const names = form === undefined || forms.includes(form) ? forms : [form, ...forms]
  return (
    <ScreenHeader
      title={t`Form answers`}
      status={unread > 0 ? <Plural value={unread} one="# new" other="# new" /> : undefined}
      actions={
        <ButtonLink
          href={`/api/form-answers/export${writeAnswerSearch({ status, form })}`}
          download
          variant="outline"
          color="neutral"
          icon="download"
        >
          <Trans>Export as CSV</Trans>
        </ButtonLink>
      }
    >
      <div className="answer-filters">
        <StatusFilter
          statuses={answerStatuses}
          labels={answerLabels}
          value={status}
          onChange={(next) => onShow({ form, status: next, open: undefined })}
        />
        <Select
          className="answer-form"
          label={t`Form`}
          value={form ?? ''}
          options={[
            { value: '', label: t`All forms` },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => onShow({ status, form: target.value || undefined, open: undefined })}
        />
      </div>
    </ScreenHeader>
  )
}

function useAnswerColumns(): readonly DataColumn<FormAnswer>[] {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      { key: 'name', label: t`Answer`, cell: answerTitle },
      { key: 'form', label: t`Form`, size: 'sm', cell: ({ form }) => form },
      {
        key: 'state',
        label: t`Status`,
        size: 'sm',
        cell: ({ status }) => <Badge {...answerLooks[status]}>{i18n._(answerLabels[status])}</Badge>,
      },
      { key: 'changed', label: t`When`, size: 'sm', cell: ({ at }) => <RelativeTime instant={at} /> },
    ],
    [t, i18n],
  )
}
