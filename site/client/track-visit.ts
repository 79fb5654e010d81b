/**
 * Reports a page view to the analytics service: this server, or the host in the settings. Nothing is stored in the
 * browser, and Do Not Track and Global Privacy Control are respected.
 */
interface Details {
  /** Custom properties of the event. */
  readonly props?: Readonly<Record<string, string | number | boolean>>
  readonly revenue?: { readonly currency: string; readonly amount: number | string }
}

/** `visits` on the body is the host, empty for this server. Without it nothing is counted. */
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
    // A failed report must not disturb the reader.
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
