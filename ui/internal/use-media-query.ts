/** Whether a media query matches. On the server the answer is always no. */
import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
