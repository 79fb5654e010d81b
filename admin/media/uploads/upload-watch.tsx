import { useContext, useSyncExternalStore } from 'react'
import { SendingContext } from './uploads-provider.tsx'

const nothingBegins = () => () => undefined

/** Watches uploads from the moment when a screen can start one. */
export function UploadWatch() {
  const sending = useContext(SendingContext)
  const held = useSyncExternalStore(sending?.subscribe ?? nothingBegins, () => sending?.held())
  if (held === undefined) return null
  const { watch: Watch, uploads } = held
  return <Watch uploads={uploads} />
}
