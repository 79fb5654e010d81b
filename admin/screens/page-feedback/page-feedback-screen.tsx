/** Page feedback screen: how helpful visitors find each page of the documentation, and their comments. */
import { interfacePath, siteLocales } from '@cyanotype/content/model/locales.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { EmptyState, SegmentedControl } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { languageLabel, pageDate } from '../../i18n/formats.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { RoleGate } from '../../session/role-gate.tsx'
import { FeedbackDrawer } from './feedback-drawer.tsx'
import type { FeedbackSearch, PageFeedback } from './queries.ts'
import { pageFeedbackQuery, readFeedbackSearch, writeFeedbackSearch } from './queries.ts'
import { shareOf, useShare } from './share.ts'
import './page-feedback.css'

interface PageFeedbackScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

export function PageFeedbackScreen({ search }: PageFeedbackScreenProps) {
  const { t } = useLingui()
  return (
    <RoleGate permission="feedback.manage" title={t`Page feedback`}>
      <FeedbackList search={readFeedbackSearch(search)} />
    </RoleGate>
  )
}

function FeedbackList({ search }: { readonly search: FeedbackSearch }) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const router = useRouter()
  const feedback = useQuery(pageFeedbackQuery(api, search.language))
  const rows = feedback.data?.items ?? []
  const open = rows.find(({ page }) => page === search.open)
  const hrefOf = (next: FeedbackSearch) =>
    interfacePath(locale, `/admin/page-feedback${writeFeedbackSearch(next)}`)
  const show = (next: FeedbackSearch) =>
    void router.navigate({ href: hrefOf(next), replace: true, resetScroll: false })
  return (
    <div className="documents">
      <ScreenHeader title={t`Page feedback`}>
        <LanguageChoice language={search.language} onChange={(language) => show({ language })} />
      </ScreenHeader>
      <div className="documents-work">
        <div className="documents-rows">
          <DataTable
            label={t`Page feedback`}
            rows={rows}
            columns={useColumns()}
            rowKey={({ page }) => page}
            rowLabel={({ page, title }) => title ?? page}
            rowHref={({ page }) => hrefOf({ ...search, open: page })}
            state={tableStates[feedback.status]}
            onRetry={() => void feedback.refetch()}
            empty={<NoFeedback language={search.language} />}
          />
        </div>
      </div>
      {open === undefined ? null : (
        <FeedbackDrawer
          key={open.page}
          feedback={open}
          onClose={() => show({ ...search, open: undefined })}
        />
      )}
    </div>
  )
}

const everything = 'all'

interface LanguageChoiceProps {
  readonly language: FeedbackSearch['language']
  readonly onChange: (language: FeedbackSearch['language']) => void
}

function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <SegmentedControl
      label={t`Language`}
      labelHidden
      value={language ?? everything}
      segments={[
        { value: everything, label: t`All` },
        ...siteLocales().map((code) => ({ value: code, label: languageLabel(code, i18n.locale) })),
      ]}
      onValueChange={(value) => onChange(siteLocales().find((code) => code === value))}
    />
  )
}

function NoFeedback({ language }: Pick<FeedbackSearch, 'language'>) {
  const { t } = useLingui()
  return (
    <EmptyState title={language ? t`No feedback in this language` : t`No feedback yet`} icon="help">
      <Trans>
        Visitors answer “Was this page helpful?” below each page of the documentation. Their answers appear
        here.
      </Trans>
    </EmptyState>
  )
}

function useColumns(): readonly DataColumn<PageFeedback>[] {
  const { t, i18n } = useLingui()
  const share = useShare()
  return useMemo(() => {
    const day = pageDate(i18n.locale)
    return [
      {
        key: 'page',
        label: t`Page`,
        size: 'lg',
        value: ({ title, page }) => title ?? page,
        cell: ({ title, page }) => title ?? page,
      },
      // Phones show only `state` and `changed` below the title.
      { key: 'state', label: t`Helpful`, size: 'sm', align: 'end', value: shareOf, cell: share },
      {
        key: 'yes',
        label: t`Yes`,
        size: 'sm',
        align: 'end',
        value: ({ yes }) => yes,
        cell: ({ yes }) => yes,
      },
      { key: 'no', label: t`No`, size: 'sm', align: 'end', value: ({ no }) => no, cell: ({ no }) => no },
      {
        key: 'comment',
        label: t`Last comment`,
        size: 'lg',
        cell: ({ lastComment, locale }) =>
          lastComment === null ? '–' : <span lang={locale}>{lastComment}</span>,
      },
      {
        key: 'language',
        label: t`Language`,
        size: 'sm',
        value: ({ locale }) => languageLabel(locale, i18n.locale),
        cell: ({ locale }) => languageLabel(locale, i18n.locale),
      },
      {
        key: 'changed',
        label: t`Last answer`,
        size: 'sm',
        firstSort: 'descending',
        value: ({ lastDay }) => lastDay,
        cell: ({ lastDay }) => <time dateTime={lastDay}>{day.format(new Date(lastDay))}</time>,
      },
    ]
  }, [t, i18n, share])
}
