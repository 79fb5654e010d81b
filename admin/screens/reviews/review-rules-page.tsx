/** Settings: for each collection and page, who has to approve before it is published. */
import { model } from '@cyanotype/content/model/index.ts'
import { Heading, Select, Skeleton, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import './review-rules.css'

type Rule = ResponseAt<'GET /api/review-rules'>['items'][number]

const rulesQuery = (api: Api) =>
  queryOptions({ queryKey: ['reviews', 'rules'], queryFn: () => api('GET /api/review-rules', {}) })

export function ReviewRulesPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const found = useQuery(rulesQuery(api))
  const types = Object.values(model).filter(({ managedBy }) => managedBy === 'editors')
  return (
    <section className="review-rules" aria-label={t`Reviews`}>
      <Heading level={2} className="settings-heading">
        <Trans>Reviews</Trans>
      </Heading>
      <p className="settings-note">
        <Trans>
          A version can be published or scheduled only with these approvals. Users cannot approve what they
          wrote or requested themselves.
        </Trans>
      </p>
      {found.isPending ? <Skeleton lines={6} /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={found.refetch} /> : null}
      <ul className="plain-list">
        {found.data?.items.map((rule) => {
          const type = types.find(({ name }) => name === rule.type)
          return type === undefined ? null : <RuleRow key={rule.type} rule={rule} label={type.label} />
        })}
      </ul>
    </section>
  )
}

const approvalCounts = [0, 1, 2, 3] as const

/** Roles whose approval counts, as offered. Others can be set with the API. */
const roleChoices: Readonly<Record<string, Rule['roles']>> = {
  all: null,
  editors: ['owner', 'admin', 'editor'],
  administrators: ['owner', 'admin'],
}

const choiceOf = (roles: Rule['roles']): string =>
  Object.keys(roleChoices).find((name) => String(roleChoices[name]) === String(roles)) ?? 'other'

interface RuleRowProps {
  readonly rule: Rule
  readonly label: (typeof model)[keyof typeof model]['label']
}

function RuleRow({ rule, label }: RuleRowProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const work = useWork('reviews')
  const { approvals, roles, type } = rule
  const name = i18n._(label)
  const save = async (body: { approvals: number; roles: Rule['roles'] }) => {
    const saved = await work.do(() => api('PUT /api/review-rules/{type}', { params: { type }, body }))
    if (saved) toasts.add({ tone: 'success', title: t`Review rule saved` })
  }
  const choice = choiceOf(roles)
  return (
    <li className="review-rule">
      <Select
        label={t`${name}: approvals`}
        value={String(approvals)}
        options={[...new Set([...approvalCounts, approvals])].map((count) => ({
          value: String(count),
          label: count === 0 ? t`None needed` : String(count),
        }))}
        disabled={work.isBusy}
        onChange={({ target }) => void save({ approvals: Number(target.value), roles })}
      />
      {approvals === 0 ? null : (
        <Select
          label={t`${name}: who approves`}
          value={choice}
          options={[
            { value: 'all', label: t`Everyone who may publish` },
            { value: 'editors', label: t`Editors and administrators` },
            { value: 'administrators', label: t`Administrators and owners` },
            ...(choice === 'other' ? [{ value: 'other', label: t`Other roles`, disabled: true }] : []),
          ]}
          disabled={work.isBusy}
          onChange={({ target }) => void save({ approvals, roles: roleChoices[target.value] ?? null })}
        />
      )}
      <ProblemAlert problem={work.refusal} />
    </li>
  )
}
