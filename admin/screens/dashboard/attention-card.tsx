/** What needs attention on the dashboard: unsaved drafts, messages, problems of content and translations. */
import { listPathOf } from '@cyanotype/content/contracts/admin-paths.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { may, model } from '@cyanotype/content/model/index.ts'
import type { IconName } from '@cyanotype/ui/index.ts'
import { Icon, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { factorsQuery } from '../../app-context/factors.ts'
import type { CheckedUser } from '../../app-context/session.ts'
import { AdminLink } from '../../components/admin-link.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { typeCalled } from '../../links/index.ts'
import { hasLanguages } from '../documents/filter-subjects.ts'
import { useCounted } from './dashboard-card.tsx'
import type { FindingCounts, Overview } from './queries.ts'
import { findingCountsQuery } from './queries.ts'
import type { Unsent } from './unsaved-drafts.ts'
import { useUnsent } from './unsaved-drafts.ts'

const icons: Readonly<Record<Waiting['kind'], IconName>> = {
  enquiries: 'mail',
  answers: 'edit',
  broken: 'link',
  orphaned: 'document',
  unready: 'warning',
  mine: 'edit',
  changed: 'publish',
  outdated: 'languages',
  missing: 'languages',
  withoutAltText: 'image',
}

export function WaitingPart({ overview }: { readonly overview: Overview }) {
  const { api } = useAdmin()
  const session = useSession()
  const say = useLabels()
  const counted = useCounted()
  const found = useQuery(findingCountsQuery(api)).data
  const waiting = session === null ? [] : waitingFor(session, overview, found)
  const unsent = useUnsent()
  const isUnprotected = useIsUnprotected()
  if (waiting.length === 0 && unsent.length === 0 && !isUnprotected) {
    return (
      <p className="dashboard-nothing">
        <Trans>Nothing needs attention</Trans>
      </p>
    )
  }
  return (
    <ul className="plain-list">
      {unsent.map((one) => (
        <UnsentLine key={one.key} unsent={one} />
      ))}
      {isUnprotected ? (
        <li className="dashboard-line">
          <Icon name="lock" />
          <AdminLink to="/admin/account" variant="quiet">
            <Trans>Set up two-step verification</Trans>
          </AdminLink>
        </li>
      ) : null}
      {waiting.map((one) => (
        <li key={one.to} className="dashboard-line">
          <Icon name={icons[one.kind]} />
          <AdminLink to={one.to} variant="quiet">
            {say(one)}
          </AdminLink>
          <span className="dashboard-figure">{counted(one.count, 'isMore' in one && one.isMore)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whether the user can change all content and users, and signs in with the password alone. */
function useIsUnprotected(): boolean {
  const { api } = useAdmin()
  const role = useSession()?.role
  const enabled = role === 'owner' || role === 'admin'
  const { data } = useQuery({ ...factorsQuery(api), enabled })
  return enabled && data?.codesSince === null && data.passkeys.length === 0
}

/** Listed first, because unsaved text exists on this device only. */
function UnsentLine({ unsent: { type, text, at, to } }: { readonly unsent: Unsent }) {
  const { t, i18n } = useLingui()
  const kind = typeCalled(type)
  const called = text === '' ? kind && i18n._(kind.labelOne) : text
  return (
    <li className="dashboard-line">
      <Icon name="warning" label={t`Warning`} />
      <AdminLink to={to} variant="quiet">
        {t`Not saved, only on this device: ${called ?? type}`}
      </AdminLink>
      <RelativeTime className="dashboard-figure" instant={at} />
    </li>
  )
}

function useLabels(): (waiting: Waiting) => string {
  const { t, i18n } = useLingui()
  const ofSite = {
    broken: t`Broken links`,
    orphaned: t`Orphan pages`,
    unready: t`Incomplete drafts`,
  }
  return (waiting) => {
    if (waiting.kind === 'enquiries') return t`Unread messages`
    if (waiting.kind === 'answers') return t`Unread form answers`
    if ('isMore' in waiting) return ofSite[waiting.kind]
    if ('type' in waiting) {
      const list = i18n._(waiting.type.label)
      return waiting.kind === 'mine' ? t`${list}: your drafts` : t`${list}: unpublished changes`
    }
    const language = languageName(waiting.locale, i18n.locale)
    if (waiting.kind === 'outdated') return t`Out-of-date translations (${language})`
    if (waiting.kind === 'missing') return t`Missing translations (${language})`
    return t`Images without alt text (${language})`
  }
}

type Waiting =
  | { readonly kind: 'enquiries'; readonly count: number; readonly to: string }
  | { readonly kind: 'answers'; readonly count: number; readonly to: string }
  | {
      readonly kind: 'broken' | 'orphaned' | 'unready'
      readonly count: number
      /** There may be more, because the check of the site is not finished. */
      readonly isMore: boolean
      readonly to: string
    }
  | {
      readonly kind: 'mine' | 'changed'
      readonly type: DocumentType
      readonly count: number
      readonly to: string
    }
  | {
      readonly kind: 'outdated' | 'missing' | 'withoutAltText'
      readonly locale: Locale
      readonly count: number
      readonly to: string
    }

/**
 * Items that need attention, most urgent first. Each links to a list of exactly these. Only items that the user is
 * allowed to act on.
 */
function waitingFor(
  session: CheckedUser,
  { lists, languages, unread, unreadAnswers }: Overview,
  found: FindingCounts | undefined,
): readonly Waiting[] {
  const types: readonly DocumentType[] = Object.values(model)
  const enquiries = { kind: 'enquiries', count: unread ?? 0, to: '/admin/enquiries?status=new' } as const
  const answers = {
    kind: 'answers',
    count: unreadAnswers ?? 0,
    to: '/admin/form-answers?status=new',
  } as const
  const own = lists.flatMap(({ type: typeName, mine, changed }): Waiting[] => {
    const type = types.find((one) => one.name === typeName)
    if (type === undefined || !may(session, 'documents.edit', { type })) return []
    const name = hasLanguages(type) ? 'status' : 'state'
    const to = (terms: Readonly<Record<string, string>>) =>
      `${listPathOf(type)}?${new URLSearchParams(terms)}`
    return [
      { kind: 'mine', type, count: mine, to: to({ [name]: 'draft', by: session.username }) },
      { kind: 'changed', type, count: changed, to: to({ [name]: 'changed' }) },
    ]
  })
  const translations = languages
    .filter(({ locale }) => may(session, 'documents.edit', { layer: locale }))
    .flatMap(({ locale, outdated, missing, withoutAltText }): Waiting[] => {
      const to = (state: string) => `/admin/translations?language=${locale}&state=${state}`
      return [
        { kind: 'outdated', locale, count: outdated, to: to('outdated') },
        { kind: 'missing', locale, count: missing, to: to('missing') },
        { kind: 'withoutAltText', locale, count: withoutAltText, to: `/admin/media?missing=${locale}` },
      ]
    })
  const ofTranslators = session.role === 'translator' ? [...translations, ...own] : [...own, ...translations]
  return [enquiries, answers, ...failing(session, found), ...ofTranslators].filter(({ count }) => count > 0)
}

/** Broken links, orphan pages and incomplete drafts, for users who may fix them. */
function failing(session: CheckedUser, found: FindingCounts | undefined): readonly Waiting[] {
  if (found === undefined || !may(session, 'documents.edit')) return []
  const { brokenLinks, orphanedPages, unreadyDrafts } = found
  const line = (
    kind: 'broken' | 'orphaned' | 'unready',
    { count, isWhole }: typeof brokenLinks,
    checkKind: string,
  ) => ({ kind, count, isMore: !isWhole, to: `/admin/checks?kind=${checkKind}` }) as const
  return [
    line('broken', brokenLinks, 'broken-link'),
    line('orphaned', orphanedPages, 'orphaned-page'),
    line('unready', unreadyDrafts, 'unready-draft'),
  ]
}
