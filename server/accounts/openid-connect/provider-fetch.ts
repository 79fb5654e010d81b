/**
 * HTTP client for the provider. The operator configures the issuer, so it may be in a private network or on this
 * machine. Its endpoints on other hosts come from its response, and must be public like any other URL.
 */
import type { CustomFetch } from 'openid-client'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import { readLimited } from '../../outbound-fetch/index.ts'
import { tracedRequest } from '../../platform/spans.ts'

const maxBytes = 1_000_000

export function providerFetch(issuer: string, safeFetch: SafeFetch): CustomFetch {
  const { origin } = new URL(issuer)
  return async (url, { body, headers, method, signal }) => {
    const target = new URL(url)
    if (target.origin === origin) {
      const response = await tracedRequest(target, method, () =>
        fetch(target, {
          ...{ method, headers, redirect: 'manual' },
          ...(body instanceof URLSearchParams && { body }),
          ...(signal && { signal }),
        }),
      )
      return new Response(await readLimited(response.body, maxBytes), {
        status: response.status,
        headers: response.headers,
      })
    }
    const {
      status,
      headers: received,
      bytes,
    } = await safeFetch(target, {
      ...{ method: method === 'POST' ? 'POST' : 'GET', headers, maxBytes },
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(signal && { signal }),
    })
    const type = received['content-type'] ?? ''
    return new Response(new Uint8Array(bytes), { status, headers: { 'content-type': type } })
  }
}
