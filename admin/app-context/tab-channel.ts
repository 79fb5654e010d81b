/** Messages between the tabs of one browser, which share a session. */
const name = 'cyanotype/session'

export type TabMessage = 'signed-out' | 'signed-in'

export function postToTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}
