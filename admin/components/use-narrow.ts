/** Whether the screen has no room for a panel or a list beside the content. */
import { useSyncExternalStore } from 'react'

const query = '(width < 64rem)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
