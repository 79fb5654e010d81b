/** Form answers screen: the list of answers, with the open answer beside it, or in its place on phones. */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import {
  Badge,
  ButtonLink,
  EmptyState,
  RelativeTime,
  SegmentedControl,
  Select,
  SplitPane,
} from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { RoleGate } from '../../session/role-gate.tsx'
import { BackButton } from '../enquiries/back-button.tsx'
import '../enquiries/enquiries.css'
import { ReadAlong } from '../enquiries/read-along.tsx'
import { AnswerPane, answerLabels, answerLooks, answerTitle } from './answer-pane.tsx'
import './form-answers.css'
import type { AnswerSearch, FormAnswer } from './queries.ts'
import { answerStatuses, answersQuery, readAnswerSearch, writeAnswerSearch } from './queries.ts'

interface FormAnswersScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

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
  const search = readAnswerSearch(params)
  const answers = useInfiniteQuery(answersQuery(api, search))
  const rows = useMemo(() => answers.data?.pages.flatMap(({ items }) => items) ?? [], [answers.data])
  const addressOf = (next: AnswerSearch) =>
    interfacePath(locale, `/admin/form-answers${writeAnswerSearch(next)}`)
  const router = useRouter()
  const show = (next: AnswerSearch) =>
    void router.navigate({ href: addressOf(next), replace: true, resetScroll: false })
  const close = () => show({ ...search, open: undefined })
  useNavigationKeys(rows, search, show)
  /** The focus follows the open answer from row to row. */
  const readAlong = ({ id }: FormAnswer) => {
    if (search.open !== undefined) show({ ...search, open: id })
  }
  const first = answers.data?.pages[0]
  return (
    <div className="documents enquiries" data-open={search.open !== undefined || undefined}>
      <AnswersHeader unread={first?.unread ?? 0} forms={first?.forms ?? []} search={search} onShow={show} />
      <SplitPane
        className="enquiries-panes"
        defaultShare={42}
        label={t`List width`}
        start={
          <ReadAlong rows={rows} onMove={readAlong}>
            <AnswerTable answers={answers} rows={rows} hrefOf={(id) => addressOf({ ...search, open: id })} />
          </ReadAlong>
        }
        end={
          <div className="enquiries-pane">
            {search.open === undefined ? null : <BackButton onBack={close} />}
            <AnswerPane id={search.open} onDeleted={close} />
          </div>
        }
      />
    </div>
  )
}

interface AnswersHeaderProps {
  readonly unread: number
  readonly forms: readonly string[]
  readonly search: AnswerSearch
  readonly onShow: (search: AnswerSearch) => void
}

function AnswersHeader({ unread, forms, search, onShow }: AnswersHeaderProps) {
  const { t, i18n } = useLingui()
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
        <SegmentedControl
          label={t`Filter by status`}
          labelHidden
          value={status ?? 'all'}
          segments={[
            { value: 'all', label: t`All` },
            ...answerStatuses.map((value) => ({ value, label: i18n._(answerLabels[value]) })),
          ]}
          onValueChange={(value) =>
            onShow({ form, status: answerStatuses.find((one) => one === value), open: undefined })
          }
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

interface AnswerTableProps {
  readonly answers: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'status' | 'refetch' | 'fetchNextPage'>
  readonly rows: readonly FormAnswer[]
  readonly hrefOf: (id: string) => string
}

function AnswerTable({ answers, rows, hrefOf }: AnswerTableProps) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Answers`}
      rows={rows}
      count={rows.length + (answers.hasNextPage ? 8 : 0)}
      columns={useAnswerColumns()}
      rowKey={({ id }) => id}
      rowLabel={answerTitle}
      rowHref={({ id }) => hrefOf(id)}
      state={tableStates[answers.status]}
      onRetry={() => void answers.refetch()}
      onNeed={() => void answers.fetchNextPage()}
      empty={
        <EmptyState title={t`No answers`} icon="edit">
          <Trans>Answers to forms on your pages appear here.</Trans>
        </EmptyState>
      }
    />
  )
}

/** Keys that open the next or previous answer. */
function useNavigationKeys(
  rows: readonly FormAnswer[],
  search: AnswerSearch,
  show: (search: AnswerSearch) => void,
): void {
  const { t } = useLingui()
  useCommands(() => {
    const at = rows.findIndex(({ id }) => id === search.open)
    const go = (to: number) => () => {
      const row = rows[to]
      if (row !== undefined) show({ ...search, open: row.id })
    }
    return rows.length === 0
      ? []
      : [
          { id: 'answer-next', label: t`Next answer`, keys: 'j', hidden: true, run: go(at + 1) },
          { id: 'answer-previous', label: t`Previous answer`, keys: 'k', hidden: true, run: go(at - 1) },
        ]
  })
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
