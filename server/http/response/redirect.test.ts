import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, it } from 'vitest'
import type { RequestState } from '../calls/request-context.ts'
import { redirect } from './redirect.ts'

it('escapes the URL in its page', async () => {
  const harm = `/a?b="><script>alert('1')</script>&c`
  const app = new Koa<RequestState>().use((context) => redirect(context, 302, harm))
  const server = app.listen(0, '127.0.0.1')
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, harm])
    const page = await response.text()
    expect(page).toContain(
      'content="0; url=/a?b=&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;c"></head>',
    )
    expect(page).not.toContain('<script')
  } finally {
    server.close()
  }
})
