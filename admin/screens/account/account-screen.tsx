/** Account screen: name, e-mail, password, two-step verification, passkeys, identity at the provider, sessions, language, theme, keyboard shortcuts and stored data. */
import { interfaceLocales, isInterfaceLocale, locales } from '@cyanotype/content/model/locales.ts'
import {
  Button,
  PasswordField,
  SegmentedControl,
  Skeleton,
  Switch,
  TextField,
  toasts,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useChangePreferences } from '../../app-context/preferences.ts'
import { isOnApple } from '../../commands/keys.ts'
import { placeOfSingleKeys, useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import { saveAs } from '../../components/download-file.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { sendsMail } from '../../components/sends-mail.ts'
import { useLocation } from '../../router/router-context.tsx'
import { useThemeChoice } from '../../session/theme-choice.ts'
import { useChangeLanguage } from '../../session/use-change-language.ts'
import { SignInError } from '../../sign-in/sign-in-error.tsx'
import { AccountPart, useSending } from './account-section.tsx'
import './account.css'
import type { Account } from '../../app-context/account.ts'
import { accountQuery } from '../../app-context/account.ts'
import { sessionQuery } from '../../app-context/session.ts'
import { Identity } from './identity-section.tsx'
import { MailPreferences } from './mail-preferences.tsx'
import { Passkeys } from './passkeys-section.tsx'
import { RoleNote } from './role-note.tsx'
import { OwnSessions } from './sessions-section.tsx'
import { RequiredTwoStep, TwoStepVerification } from './two-step-section.tsx'

export function AccountScreen() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const needsFactor = useSession()?.needsFactor ?? false
  const { data: account, error, isPending, refetch } = useQuery(accountQuery(api))
  return (
    <>
      <ScreenHeader title={t`Your account`} />
      <div className="account">
        {isPending ? <Skeleton lines={6} /> : null}
        {error && !account ? (
          <LoadFailure title={t`Could not load your account`} error={error} onRetry={refetch} />
        ) : null}
        {account && needsFactor ? <RequiredTwoStep /> : null}
        {account && !needsFactor ? (
          <>
            <ProfileForm account={account} />
            <OwnPassword account={account} />
            <TwoStepVerification />
            <Passkeys />
            <Identity account={account} />
            <OwnSessions />
            <PreferencesForm />
            {sendsMail() ? <MailPreferences account={account} /> : null}
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
  const speak = useChangeLanguage()
  const theme = useThemeChoice()
  return (
    <AccountPart title={t`Preferences`}>
      <SegmentedControl
        label={t`Interface language`}
        hint={t`Does not affect the language of your content.`}
        segments={interfaceLocales.map((code) => ({ value: code, label: locales[code].name }))}
        value={locale}
        onValueChange={(code) => isInterfaceLocale(code) && speak(code)}
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
      label={t`Single-key shortcuts`}
      hint={t`For example, J and K move between rows. Turn off if you use dictation or press keys by accident. Shortcuts with ${mod} still work.`}
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

function OwnPassword({ account: { email, hasPassword } }: { readonly account: Account }) {
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
    void queries.invalidateQueries({ queryKey: accountQuery(api).queryKey })
    toasts.add({ tone: 'success', title: t`Password changed. Other sessions are signed out.` })
  }
  return (
    <AccountPart title={t`Password`}>
      <form className="account-form" method="post" onSubmit={handleSubmit}>
        <SignInError>{problem?.fields.length === 0 ? problem.message : ''}</SignInError>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t`New password`}
          hint={t`At least 12 characters. Several words are easier to remember than symbols.`}
          error={errorOf('password')}
          autoComplete="new-password"
          minLength={12}
          maxLength={256}
          required
        />
        <Button type="submit" variant="outline" color="neutral" loading={isBusy}>
          {hasPassword ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
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
        <Trans>Download all stored data about you: account, sessions, preferences and activity.</Trans>
      </p>
      <SignInError>{problem?.message ?? ''}</SignInError>
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

/** A text field that shows a value once it is stored. The focus stays where it is. */
function useFieldOf(stored: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current !== null) field.current.value = stored
  }, [stored])
  return field
}

/** Form for the name and e-mail address of the user. */
function ProfileForm({ account }: { readonly account: Account }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { isBusy, problem, send, errorOf } = useSending()
  const [nameField, emailField] = [useFieldOf(account.username), useFieldOf(account.email)]

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [username, email] = [String(form.get('username')), String(form.get('email'))]
    // What the user did not change here may have changed in another window.
    const body = {
      ...(username === account.username ? {} : { username }),
      ...(email === account.email ? {} : { email }),
    }
    const isDone = await send(async () => {
      const changed = await api('PATCH /api/account', { body })
      queries.setQueryData(accountQuery(api).queryKey, changed)
      await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    })
    if (isDone) toasts.add({ tone: 'success', title: t`Profile saved` })
  }
  return (
    <AccountPart title={t`Profile`}>
      <form className="account-form" onSubmit={handleSubmit}>
        <SignInError>{problem?.fields.length === 0 ? problem.message : ''}</SignInError>
        <TextField
          ref={nameField}
          name="username"
          label={t`Name`}
          hint={t`Shown to other users.`}
          defaultValue={account.username}
          error={errorOf('username')}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField
          ref={emailField}
          name="email"
          type="email"
          label={t`E-mail`}
          hint={t`Used to sign in.`}
          defaultValue={account.email}
          error={errorOf('email')}
          autoComplete="email"
          maxLength={256}
          required
        />
        <RoleNote account={account} />
        <Button type="submit" loading={isBusy}>
          <Trans>Save profile</Trans>
        </Button>
      </form>
    </AccountPart>
  )
}
