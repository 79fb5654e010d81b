import { localizedPath } from '@cyanotype/content/model/locales.ts'
import { useDoor } from '../../door/door-context.tsx'
import { sameOriginPath } from '../../same-origin-path.ts'

/** Goes where somebody was going before they had to sign in, if that is a place of ours. */
export function useGoBack(): () => void {
  const { address, locale, enter } = useDoor()
  const to = new URL(address, 'http://door').searchParams.get('to') ?? undefined
  return () => enter(sameOriginPath(to) ?? localizedPath(locale, '/admin'))
}
