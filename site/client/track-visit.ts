/**
 * Says that a page is read to whoever counts visits: the server itself, or the host that its settings name. Nothing is kept
 * in the browser, and who asks to be left alone is.
 */
interface Details {
  /** Own facts about what happened. */
  readonly props?: Readonly<Record<string, string | number | boolean>>
  readonly revenue?: { readonly currency: string; readonly amount: number | string }
}

/** `visits` on the page's body is the host, empty for this server; without it nothing is counted. */
export function countVisit(event = 'pageview', { props, revenue }: Details = {}): void {
  const { visits, visitsDomain } = document.body.dataset
  if (visits === undefined || isOptedOut()) return
  const body = {
    n: event,
    u: location.href,
    d: visitsDomain || location.hostname,
    r: document.referrer,
    w: innerWidth,
    h: 0,
    p: props && JSON.stringify(props),
    $: revenue,
  }
  fetch(`${visits}/api/event`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // Nobody who reads is told that they were not counted.
  }).catch(() => {})
}

function isOptedOut(): boolean {
  if (location.protocol === 'file:' || /^(localhost|127\..*|\[::1\])$/.test(location.hostname)) return true
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl))
    return true
  try {
    return localStorage.plausible_ignore === 'true'
  } catch {
    return false
  }
}
