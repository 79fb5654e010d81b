/** The provider of OpenID Connect. The server writes its name into the page, so that sign-in needs no request for it. */
export const providerName = (): string | undefined =>
  document.querySelector('meta[name=provider]')?.getAttribute('content') ?? undefined

/** The page that a new tab shows when the provider is done. */
export const doneQuery = 'done'

interface ProviderVisit {
  /** The path to go to afterwards. */
  readonly to: string
  /** The user confirms who they are, instead of signing in. */
  readonly isConfirming?: boolean
}

export const providerHref = ({ to, isConfirming = false }: ProviderVisit): string =>
  `/api/auth/openid-connect?${new URLSearchParams({ to, ...(isConfirming && { confirm: '' }) })}`
