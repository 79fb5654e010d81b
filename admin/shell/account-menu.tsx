/** Account menu: the account, the language of the interface, the theme and sign-out. */
import {
  interfaceLocales,
  interfacePath,
  isInterfaceLocale,
  locales,
  localizedPath,
} from '@cyanotype/content/model/locales.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import { Avatar, Menu, toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { clearPreferences } from '../app-context/preferences.ts'
import { signOut } from '../app-context/session.ts'
import { postToTabs } from '../app-context/tab-channel.ts'
import { clearRecent } from '../commands/recent.ts'
import { useSingleKeys } from '../commands/single-key-shortcuts.ts'
import { useAddress } from '../components/admin-link.tsx'
import { useRouter } from '../router/router-context.tsx'
import { useThemeChoice } from '../session/theme-choice.ts'
import { useChangeLanguage } from '../session/use-change-language.ts'

interface AccountMenuProps {
  readonly onShowKeys: () => void
}

export function AccountMenu({ onShowKeys }: AccountMenuProps) {
  const { t } = useLingui()
  const session = useSession()
  const items = useItems(onShowKeys)
  if (session === null) return null
  const { username } = session
  return (
    <Menu
      label={t`Account`}
      items={items}
      trigger={(triggerProps) => (
        <button {...triggerProps} type="button" className="account-button">
          <Avatar name={username} size="sm" decorative />
          <span className="side-text">{username}</span>
        </button>
      )}
    />
  )
}

function useItems(onShowKeys: () => void): readonly MenuEntry[] {
  const { t } = useLingui()
  const { locale, language } = useAdmin()
  const hasSingleKeys = useSingleKeys()
  const signOut = useSignOut()
  const theme = useThemeChoice()
  const speak = useChangeLanguage()
  const { has } = useRouter()
  const account = '/admin/account'
  return [
    ...(has(account)
      ? [
          {
            kind: 'link' as const,
            label: t`Your account`,
            icon: 'user',
            href: interfacePath(locale, account),
          },
        ]
      : []),
    {
      label: t`Keyboard shortcuts`,
      icon: 'help',
      ...(hasSingleKeys ? { keys: '?' } : {}),
      onSelect: onShowKeys,
    },
    { kind: 'link', label: t`Help`, icon: 'document', href: localizedPath(language, '/docs') },
    { kind: 'link', label: t`View site`, icon: 'external', href: localizedPath(language, '/') },
    { kind: 'separator' },
    {
      kind: 'choice',
      label: t`Interface language`,
      value: locale,
      options: interfaceLocales.map((code) => ({ value: code, label: locales[code].name })),
      onChange: (code) => isInterfaceLocale(code) && speak(code),
    },
    { kind: 'choice', label: t`Theme`, ...theme },
    { kind: 'separator' },
    { label: t`Sign out`, icon: 'sign-out', onSelect: () => void signOut() },
  ]
}

/** Signs out and goes to sign-in. If the server does not respond, shows an error and stays. */
function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const { api, storage } = useAdmin()
  const queries = useQueryClient()
  const router = useRouter()
  const login = useAddress('/admin/login')
  return async () => {
    if (await signOut(api, queries, () => router.navigate({ href: login }))) {
      clearRecent(storage)
      clearPreferences(storage)
      postToTabs('signed-out')
    } else
      toasts.add({ tone: 'danger', urgent: true, title: t`Could not sign out. You are still signed in.` })
  }
}
