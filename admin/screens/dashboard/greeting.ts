import { useLingui } from '@lingui/react/macro'

/** As one greets at that hour. */
export function useGreeting(name: string, hour: number): string {
  const { t } = useLingui()
  if (hour >= 5 && hour < 12) return t`Good morning, ${name}`
  if (hour >= 12 && hour < 18) return t`Good afternoon, ${name}`
  return t`Good evening, ${name}`
}
