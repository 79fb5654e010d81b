/** What one window of the admin tells the others of the same browser, which share its session. */
const name = 'cyanotype/session'

export type TabMessage = 'signed-out' | 'signed-in'

export function postToTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}

export function onTabMessage(listener: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
