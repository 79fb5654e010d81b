/** Items that need attention, most urgent first. Each links to a list of exactly these. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { may, model } from '@cyanotype/content/model/index.ts'
import type { CheckedUser } from '../../session/session.ts'
import type { FindingCounts, Overview } from './queries.ts'

export type Waiting =
  | { readonly kind: 'enquiries'; readonly count: number; readonly to: string }
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
      readonly kind: 'outdated' | 'missing' | 'speechless'
      readonly locale: Locale
      readonly count: number
      readonly to: string
    }

/** Only items that the user is allowed to act on. */
export function waitingFor(
  session: CheckedUser,
  { lists, languages, unread }: Overview,
  found: FindingCounts | undefined,
): readonly Waiting[] {
  const types: readonly DocumentType[] = Object.values(model)
  const enquiries = { kind: 'enquiries', count: unread ?? 0, to: '/admin/enquiries?status=new' } as const
  const own = lists.flatMap(({ type: name, mine, changed }): Waiting[] => {
    const type = types.find((one) => one.name === name)
    if (type === undefined || !may(session, 'documents.edit', { type })) return []
    const by = new URLSearchParams({ status: 'draft', by: session.username })
    return [
      { kind: 'mine', type, count: mine, to: `/admin/${name}?${by}` },
      { kind: 'changed', type, count: changed, to: `/admin/${name}?status=changed` },
    ]
  })
  const translations = languages
    .filter(({ locale }) => may(session, 'documents.edit', { layer: locale }))
    .flatMap(({ locale, outdated, missing, speechless }): Waiting[] => {
      const to = (state: string) => `/admin/translations?language=${locale}&state=${state}`
      return [
        { kind: 'outdated', locale, count: outdated, to: to('outdated') },
        { kind: 'missing', locale, count: missing, to: to('missing') },
        { kind: 'speechless', locale, count: speechless, to: `/admin/media?missing=${locale}` },
      ]
    })
  const ofTranslators = session.role === 'translator' ? [...translations, ...own] : [...own, ...translations]
  return [enquiries, ...failing(session, found), ...ofTranslators].filter(({ count }) => count > 0)
}

/** Broken links, orphan pages and incomplete drafts, for users who may fix them. */
function failing(session: CheckedUser, found: FindingCounts | undefined): readonly Waiting[] {
  if (found === undefined || !may(session, 'documents.edit')) return []
  const { brokenLinks, orphanedPages, unreadyDrafts } = found
  const line = (
    kind: 'broken' | 'orphaned' | 'unready',
    { count, isWhole }: typeof brokenLinks,
    prompt: string,
  ) => ({ kind, count, isMore: !isWhole, to: `/admin/checks?kind=${prompt}` }) as const
  return [
    line('broken', brokenLinks, 'broken-link'),
    line('orphaned', orphanedPages, 'orphaned-page'),
    line('unready', unreadyDrafts, 'unready-draft'),
  ]
}
