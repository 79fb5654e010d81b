/** Webhooks end to end: from the settings to a receiver, which gets signed deliveries. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../tools/testing/editor.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { removeDataFolder, startProduct } from '../tools/testing/product.ts'
import { signInAs } from './admin/users.ts'
import { filledFolder } from './demonstration-folder.ts'
import { expect, expectAccessible, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function openReceiver(port: number) {
  const received: ReceivedEvent[] = []
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.end('This is not for anybody to see.')
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { received, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() }
}

/** Receivers in tests run on this machine without a certificate. */
async function allowPlainHttp(url: string): Promise<void> {
  const editor = await signIn(url)
  const path = '/api/documents/settings/settings'
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const data = { plainWebhooks: true }
  await editor.call('PUT', `${path}/*`, z.unknown(), { version: layers['*']?.version, data })
  const saved = await editor.call('GET', path, documentWithLayers)
  await editor.call('POST', `${path}/publish`, z.unknown(), { layers: { '*': saved.layers['*']?.version } })
}

function isSigned({ headers, body }: ReceivedEvent, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  return headers['webhook-signature'] === `v1,${signature}`
}

test('a webhook that is added in the settings gets published documents, signed with the secret shown once', {
  tag: '@full',
}, async ({ page }) => {
  const port = await freePort()
  const receiver = await openReceiver(port)
  const dataFolder = await filledFolder()
  const product = await startProduct({ dataFolder, env: { LOOPBACK_PORTS: String(port) } })
  try {
    await allowPlainHttp(product.url)
    await signInAs(page, product.url, 'owner')
    await page.goto(`${product.url}/admin/settings?place=webhooks`)
    await expect(page.getByText('No webhooks yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Name/).fill('Search')
    await dialog.getByLabel(/^Endpoint URL/).fill(receiver.url)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    const secret = await dialog.getByLabel('Signing secret for Search').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()

    const { id, slug } = await publishedUpdate(product.url, { title: 'Not to be told', body: 'Words.' })
    await expect.poll(() => receiver.received.length).toBe(1)
    const [first] = receiver.received
    expect(first && isSigned(first, secret)).toBe(true)
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      type: 'document.published',
      data: { id, addresses: [{ path: `/updates/${slug}` }, { path: `/el/updates/${slug}` }] },
    })
    expect(first?.body).not.toMatch(/Not to be told|Words\./)

    await page.getByRole('link', { name: /^Search http/ }).click()
    const line = page.getByRole('dialog').getByRole('listitem')
    await expect(line.filter({ hasText: 'Delivered' })).toContainText('Response: 200')
    await expectAccessible(page)
    await expect(page.getByText('This is not for anybody to see.')).toHaveCount(0)
    await expect(page.getByText(secret)).toHaveCount(0)
    await line.getByRole('button', { name: /^Retry/ }).click()
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(receiver.received[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    // Stops the polling of the screen before the server ends.
    await page.goto('about:blank')
  } finally {
    await product.stop()
    await removeDataFolder(dataFolder)
    receiver.close()
  }
})
