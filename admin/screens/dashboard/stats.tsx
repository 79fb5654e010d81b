import { Stat, Stats } from '@cyanotype/ui/index.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useCounted } from './dashboard-card.tsx'
import type { Overview } from './queries.ts'

/** The house in four numbers. */
export function Figures({ overview: { lists, languages, planned } }: { readonly overview: Overview }) {
  const { t } = useLingui()
  const counted = useCounted()
  const sum = (count: (list: Overview['lists'][number]) => number) =>
    lists.reduce((total, list) => total + count(list), 0)
  const own = sum((list) => list.mine)
  const mine = counted(own)
  const outdated = languages.reduce((total, language) => total + language.outdated, 0)
  const next = planned.length
  return (
    <Stats>
      <Stat
        label={t({ id: 'dashboard.published', message: 'Published' })}
        value={counted(sum((list) => list.published))}
      />
      <Stat
        label={t`Drafts`}
        value={counted(sum((list) => list.drafts))}
        note={own === 0 ? undefined : <Plural value={own} one="# is yours" other={`${mine} are yours`} />}
      />
      <Stat
        label={t`Planned`}
        value={counted(sum((list) => list.scheduled))}
        note={next === 0 ? t`nothing comes by itself` : undefined}
      />
      <Stat label={t`Out of date`} value={counted(outdated)} note={t`in all languages`} />
    </Stats>
  )
}
