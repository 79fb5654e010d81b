/** Link to sign in at the provider, in this tab or in a new one where this tab has text that must not be lost. */

import type { Locale } from '@cyanotype/content/model/locales.ts'
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import { ButtonLink } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { doneQuery, providerHref, providerName } from '../components/sign-in-provider.ts'

/** Nothing without a provider. */
export function ProviderLink({ to }: { readonly to: string }) {
  const name = providerName()
  if (name === undefined) return null
  return (
    <ButtonLink size="lg" variant="outline" color="neutral" href={providerHref({ to })}>
      <Trans>Sign in with {name}</Trans>
    </ButtonLink>
  )
}

interface ProviderTabLinkProps {
  readonly locale: Locale
  readonly isConfirming?: boolean
}

export function ProviderTabLink({ locale, isConfirming = false }: ProviderTabLinkProps) {
  const name = providerName()
  if (name === undefined) return null
  const to = `${interfacePath(locale, '/admin/login')}?${doneQuery}`
  return (
    <ButtonLink
      variant="outline"
      color="neutral"
      target="_blank"
      href={providerHref({ to, isConfirming })}
      trailingIcon="external"
    >
      <Trans>Sign in with {name}</Trans>
    </ButtonLink>
  )
}
