/** Whoever is signed in, and what is theirs: the language of the interface, the theme, the way out. */
import { roles } from '@cyanotype/content/model/index.ts'
import { Button, Icon, toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useAdmin, useSession } from '../admin-context.tsx'
import { signOut } from '../session/session.ts'
import { useAddress } from './admin-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { Theme } from './theme.ts'
import { keepTheme, readTheme, themes } from './theme.ts'

export function AccountMenu() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const menu = useId()
  if (session === null) return null
  return (
    <div className="account">
      <button type="button" className="account-button" popoverTarget={menu} title={session.username}>
        <span className="account-initials" aria-hidden="true">
          {initialsOf(session.username)}
        </span>
        <span className="navigation-words">{session.username}</span>
      </button>
      <section id={menu} popover="auto" className="account-menu" aria-label={t`Account`}>
        <p className="account-who">
          <strong>{session.username}</strong>
          <span>{session.email}</span>
          <span>{i18n._(roles[session.role])}</span>
        </p>
        <LanguageLinks />
        <ThemeChoice />
        <SignOut />
      </section>
    </div>
  )
}

function ThemeChoice() {
  const { t } = useLingui()
  const { storage } = useAdmin()
  const [current, setCurrent] = useState(() => readTheme(storage))
  const name = useId()
  const labels: Readonly<Record<Theme, string>> = { system: t`As the device`, light: t`Light`, dark: t`Dark` }
  const choose = (theme: Theme) => {
    keepTheme(storage, theme)
    setCurrent(theme)
  }
  return (
    <fieldset className="account-themes">
      <legend>
        <Icon name="contrast" label={t`Theme`} />
      </legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} checked={current === theme} onChange={() => choose(theme)} />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  )
}

function SignOut() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const router = useRouter()
  const login = useAddress('/admin/login')
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    const isSignedOut = await signOut(api, queries, () => router.navigate({ href: login }))
    if (!isSignedOut)
      toasts.add({ tone: 'danger', urgent: true, title: t`Signing out failed. You are still signed in.` })
    setIsLeaving(false)
  }
  return (
    <Button variant="ghost" color="neutral" icon="sign-out" loading={isLeaving} onClick={leave}>
      {t`Sign out`}
    </Button>
  )
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
