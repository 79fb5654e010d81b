import { localizedPath } from '@cyanotype/content/model/locales.ts'
import { sameOriginPath } from '../../router/same-origin-path.ts'
import { useSignInContext } from '../../sign-in/sign-in-context.tsx'

/** Goes where somebody was going before they had to sign in, if that is a place of ours. */
export function useGoBack(): () => void {
  const { address, locale, enter } = useSignInContext()
  const to = new URL(address, 'http://door').searchParams.get('to') ?? undefined
  return () => enter(sameOriginPath(to) ?? localizedPath(locale, '/admin'))
}
