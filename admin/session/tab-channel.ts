/** Messages between the admin windows of one browser, which share a session. */
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
