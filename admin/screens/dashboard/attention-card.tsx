import type { IconName } from '@cyanotype/ui/index.ts'
import { Icon, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context.tsx'
import { typeCalled } from '../../forms/links/index.ts'
import { languageName } from '../../i18n/language-name.ts'
import { AdminLink } from '../../shell/admin-link.tsx'
import type { Waiting } from './attention-items.ts'
import { waitingFor } from './attention-items.ts'
import { useCounted } from './dashboard-card.tsx'
import type { Overview } from './queries.ts'
import { findingCountsQuery } from './queries.ts'
import type { Unsent } from './unsaved-drafts.ts'
import { useUnsent } from './unsaved-drafts.ts'

const icons: Readonly<Record<Waiting['kind'], IconName>> = {
  enquiries: 'mail',
  broken: 'link',
  orphaned: 'document',
  unready: 'warning',
  mine: 'edit',
  changed: 'publish',
  outdated: 'languages',
  missing: 'languages',
  speechless: 'image',
}

export function WaitingPart({ overview }: { readonly overview: Overview }) {
  const { api } = useAdmin()
  const session = useSession()
  const say = useLabels()
  const counted = useCounted()
  const found = useQuery(findingCountsQuery(api)).data
  const waiting = session === null ? [] : waitingFor(session, overview, found)
  const unsent = useUnsent()
  if (waiting.length === 0 && unsent.length === 0) {
    return (
      <p className="dashboard-nothing">
        <Trans>Nothing waits for you.</Trans>
      </p>
    )
  }
  return (
    <ul className="plain-list">
      {unsent.map((one) => (
        <UnsentLine key={one.key} unsent={one} />
      ))}
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

/** Listed first, because unsaved text exists on this device only. */
function UnsentLine({ unsent: { type, text, at, to } }: { readonly unsent: Unsent }) {
  const { t, i18n } = useLingui()
  const kind = typeCalled(type)
  const called = text === '' ? kind && i18n._(kind.labelOne) : text
  return (
    <li className="dashboard-line">
      <Icon name="warning" label={t`Warning`} />
      <AdminLink to={to} variant="quiet">
        {t`Not saved yet, and only on this device: ${called ?? type}`}
      </AdminLink>
      <RelativeTime className="dashboard-figure" instant={at} />
    </li>
  )
}

function useLabels(): (waiting: Waiting) => string {
  const { t, i18n } = useLingui()
  const ofSite = {
    broken: t`Links that lead nowhere`,
    orphaned: t`Pages to which nothing leads`,
    unready: t`Drafts that cannot be published yet`,
  }
  return (waiting) => {
    if (waiting.kind === 'enquiries') return t`Messages of visitors that nobody has read`
    if ('isMore' in waiting) return ofSite[waiting.kind]
    if ('type' in waiting) {
      const list = i18n._(waiting.type.label)
      return waiting.kind === 'mine' ? t`${list}: drafts of yours` : t`${list}: changed, and not public yet`
    }
    const language = languageName(waiting.locale, i18n.locale)
    if (waiting.kind === 'outdated') return t`Texts that are out of date in ${language}`
    if (waiting.kind === 'missing') return t`Texts that are missing in ${language}`
    return t`Pictures without words in ${language}`
  }
}
