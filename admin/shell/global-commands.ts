/** What can be done from every screen: go anywhere, and begin something new. */
import { collections, localizedPath, may } from '@cyanotype/content/model/core.ts'
import { useLingui } from '@lingui/react/macro'
import { useAdmin, useSession } from '../app-context.tsx'
import { useRouter } from '../router/use-router.ts'
import type { Command } from './commands/commands.ts'
import { useCommands } from './commands/use-commands.ts'
import { useEntries } from './use-navigation-items.ts'

export function useGlobalCommands(): void {
  const { t, i18n } = useLingui()
  const { locale } = useAdmin()
  const session = useSession()
  const groups = useEntries()
  const router = useRouter()
  const go = (to: string) => void router.navigate({ href: localizedPath(locale, to) })

  useCommands(() => {
    const places = groups.flatMap(({ entries }) =>
      entries.map(({ to, icon, label, keys }): Command => {
        return {
          id: to,
          group: t`Go to`,
          label: i18n._(label),
          icon,
          run: () => go(to),
          ...(keys ? { keys } : {}),
        }
      }),
    )
    const kinds = Object.values(collections).filter(
      (type) => session !== null && may(session, 'documents.create', { type }),
    )
    const beginnings = kinds.map((type): Command => {
      const name = i18n._(type.label)
      const to = `/admin/create?type=${type.name}`
      return { id: to, group: t`Create`, label: t`New in ${name}`, icon: 'plus', run: () => go(to) }
    })
    return [...places, ...beginnings]
  })
}
