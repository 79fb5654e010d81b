/** Where a user goes after sign-in. */
import { interfacePath, readInterfaceLocale } from '@cyanotype/content/model/locales.ts'
import { sameOriginPath } from '../router/same-origin-path.ts'
import { useSignInContext } from './sign-in-page.tsx'

/** The page that required sign-in, if its path is safe. In the admin, in the language that was chosen meanwhile. */
export function useReturnPath(): string {
  const { address, locale } = useSignInContext()
  const to = new URL(address, 'http://localhost').searchParams.get('to') ?? undefined
  const safe = sameOriginPath(to) ?? '/admin'
  const { path } = readInterfaceLocale(safe)
  return /^\/admin(?:[/?#]|$)/.test(path) ? interfacePath(locale, path) : safe
}
