/** Account screen: name, e-mail, password, sessions, language, theme, keyboard shortcuts and stored data. */
import { isLocale, localeCodes, locales } from '@cyanotype/content/model/locales.ts'
import {
  Button,
  Callout,
  PasswordField,
  SegmentedControl,
  Skeleton,
  Switch,
  toasts,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { useLocation } from '../../router/use-router.ts'
import { useChangePreferences } from '../../session/preferences.ts'
import { useThemeChoice } from '../../session/theme-choice.ts'
import { isOnApple } from '../../shell/commands/on-apple.ts'
import { placeOfSingleKeys, useSingleKeys } from '../../shell/commands/single-key-shortcuts.ts'
import { saveAs } from '../../shell/download-file.ts'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { useSpeak } from '../../shell/use-announce.ts'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { AccountPart } from './account-section.tsx'
import { useSending } from './use-submit.ts'
import './account.css'
import { ProfileForm } from './profile-form.tsx'
import { accountQuery, ownSessionsQuery } from './queries.ts'
import { OwnSessions } from './session-list.tsx'

export function AccountScreen() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data: account, error, isPending, refetch } = useQuery(accountQuery(api))
  return (
    <>
      <ScreenHeader title={t`Your account`} />
      <div className="account">
        {isPending ? <Skeleton lines={6} /> : null}
        {error && !account ? (
          <Callout tone="danger" title={t`Your account could not be read`} className="account-failure">
            <p>{error.message}</p>
            <Button variant="outline" color="neutral" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Callout>
        ) : null}
        {account ? (
          <>
            <ProfileForm key={`${account.username} ${account.email}`} account={account} />
            <OwnPassword email={account.email} />
            <OwnSessions />
            <PreferencesForm />
            <OwnData />
          </>
        ) : null}
      </div>
    </>
  )
}

/** Language, theme and single-key shortcuts of the user. */
function PreferencesForm() {
  const { t } = useLingui()
  const { locale } = useAdmin()
  const speak = useSpeak()
  const theme = useThemeChoice()
  return (
    <AccountPart title={t`Language, theme and keys`}>
      <SegmentedControl
        label={t`Language of the interface`}
        hint={t`Of the admin. What you write has its own.`}
        segments={localeCodes.map((code) => ({ value: code, label: locales[code].name }))}
        value={locale}
        onValueChange={(code) => isLocale(code) && speak(code)}
      />
      <SegmentedControl
        label={t`Theme`}
        segments={theme.options}
        value={theme.value}
        onValueChange={theme.onChange}
      />
      <OwnKeys />
    </AccountPart>
  )
}

/** Turns single-key shortcuts on or off. The keyboard help links here. */
function OwnKeys() {
  const { t } = useLingui()
  const isOn = useSingleKeys()
  const change = useChangePreferences()
  const mod = isOnApple() ? '⌘' : 'Ctrl'
  return (
    <Switch
      ref={useFocusOnRequest()}
      label={t`Single-key commands`}
      hint={t`J and K go from row to row, ? shows all keys. Turn them off if you dictate, or often press keys by accident; keys with ${mod} go on working.`}
      checked={isOn}
      onChange={({ target }) => change({ singleKeys: target.checked ? null : 'off' })}
    />
  )
}

/** Moves the focus from the heading to this switch when a link asks for it. */
function useFocusOnRequest() {
  const control = useRef<HTMLInputElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.publicHref.endsWith(`#${placeOfSingleKeys}`)) control.current?.focus()
  }, [location])
  return control
}

function OwnPassword({ email }: { readonly email: string }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { isBusy, problem, send, errorOf } = useSending()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password'))
    if (!(await send(() => api('PUT /api/account/password', { body: { password } })))) return
    form.reset()
    void queries.invalidateQueries({ queryKey: ownSessionsQuery(api).queryKey })
    toasts.add({ tone: 'success', title: t`Your password is changed. You are signed out everywhere else.` })
  }
  return (
    <AccountPart title={t`Password`}>
      <form className="account-form" method="post" onSubmit={handleSubmit}>
        <Refusal>{problem?.fields.length === 0 ? problem.message : ''}</Refusal>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t`New password`}
          hint={t`At least 12 characters. A few words are easier to remember than signs.`}
          error={errorOf('password')}
          autoComplete="new-password"
          minLength={12}
          maxLength={256}
          required
        />
        <Button type="submit" variant="outline" color="neutral" loading={isBusy}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </AccountPart>
  )
}

/** Downloads all stored data about the user. */
function OwnData() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { isBusy, problem, send } = useSending()
  const download = () =>
    send(async () => {
      const file: unknown = await api('GET /api/account/data.jsonl', {})
      if (file instanceof Blob) saveAs(file, 'personal-data.jsonl')
    })
  return (
    <AccountPart title={t`Your data`}>
      <p className="account-note">
        <Trans>
          All that is kept of you: your account, your sessions, how you like the admin, and what you did.
        </Trans>
      </p>
      <Refusal>{problem?.message ?? ''}</Refusal>
      <Button
        variant="outline"
        color="neutral"
        icon="download"
        loading={isBusy}
        onClick={() => void download()}
      >
        <Trans>Download my data</Trans>
      </Button>
    </AccountPart>
  )
}
