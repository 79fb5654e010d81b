/** The result of a sign-in at the provider: an error for the form, or the page of the tab in which it happened. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { postToTabs } from '../app-context/tab-channel.ts'
import { doneQuery, providerName } from '../components/sign-in-provider.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInPage, useSignInContext } from './sign-in-page.tsx'

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams

/** Whether this tab was opened only to sign in. */
export function isProviderTab(address: string): boolean {
  const query = queryOf(address)
  return query.has(doneQuery) || (query.get('to')?.endsWith(`/admin/login?${doneQuery}`) ?? false)
}

/** Another tab waits for this one. */
export function ProviderTab() {
  const { t } = useLingui()
  const { address } = useSignInContext()
  const problem = useProviderProblem(address)
  const isDone = problem === ''
  useEffect(() => {
    if (!isDone) return
    postToTabs('signed-in')
    window.close()
  }, [isDone])
  return (
    <SignInPage title={isDone ? t`You are signed in` : t`You are not signed in`}>
      <SignInError>{problem}</SignInError>
      <p>
        {isDone ? (
          <Trans>Close this tab and continue in the previous one.</Trans>
        ) : (
          <Trans>Close this tab and try again in the previous one.</Trans>
        )}
      </p>
    </SignInPage>
  )
}

/** Why the provider did not sign the user in. Empty if it did not fail. */
export function useProviderProblem(address: string): string {
  const { t } = useLingui()
  const code = queryOf(address).get('problem')
  if (code === null) return ''
  const name = providerName() ?? 'OpenID Connect'
  const texts: Readonly<Record<string, string>> = {
    unreachable: t`${name} did not respond. Try again in a moment, or sign in another way.`,
    cancelled: t`You cancelled the sign-in with ${name}. Try again.`,
    expired: t`The sign-in took too long or began in another browser. Try again.`,
    too_many: t`Too many attempts. Wait a few minutes and try again.`,
    unknown: t`You have no account here. Ask an administrator to invite you.`,
    unverified: t`${name} has not verified your e-mail address. Verify it there and try again.`,
    unconfirmed: t`Your e-mail address here is not confirmed. Ask an administrator for a link to reset your password.`,
    other_identity: t`Your account here belongs to another account at ${name}. Ask an administrator to unlink it.`,
    other_user: t`You signed in to another account at ${name}. Use the account that is linked here.`,
    not_confirmed: t`${name} did not ask who you are. Sign out there and try again.`,
    disabled: t`Your account here is disabled. Ask an administrator to enable it.`,
    no_role: t`${name} gives you no role here any more. Ask an administrator for access.`,
  }
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return text ?? t`The response from ${name} is invalid. Try again, or tell an administrator.`
}
