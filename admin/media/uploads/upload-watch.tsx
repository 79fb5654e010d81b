import { useContext, useSyncExternalStore } from 'react'
import { SendingContext } from './uploads-provider.tsx'

const nothingBegins = () => () => undefined

/** Watches over files on their way from the moment on that somebody can send one. */
export function UploadWatch() {
  const sending = useContext(SendingContext)
  const held = useSyncExternalStore(sending?.subscribe ?? nothingBegins, () => sending?.held())
  if (held === undefined) return null
  const { watch: Watch, uploads } = held
  return <Watch uploads={uploads} />
}
