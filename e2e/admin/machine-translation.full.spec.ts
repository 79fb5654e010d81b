/** Machine translation: from a setting of the server to a published translation that a user has confirmed. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '../../tools/testing/free-port.ts'
import { removeDataFolder, startProduct } from '../../tools/testing/product.ts'
import { field, publish } from '../admin.ts'
import { filledFolder } from '../demonstration-folder.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './users.ts'

const received = z.object({ q: z.array(z.string()), target: z.string() })

/** Has the API of LibreTranslate, and puts the language after each run of words. */
async function openService(port: number) {
  const sent: string[] = []
  const server = createServer(async (request, response) => {
    const { q, target } = received.parse(await json(request))
    sent.push(...q)
    const translatedText = q.map((text) =>
      text.replaceAll(/(<[^>]*>)|([^<]+)/g, (run, tag, text = '') =>
        tag === undefined ? text.replace(text.trim(), `${text.trim()} ${target}`) : run,
      ),
    )
    response.end(JSON.stringify({ translatedText }))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { sent, close: () => server.close() }
}

test('an editor starts from a machine translation, corrects and confirms it, and publishes', async ({
  page,
}) => {
  test.slow()
  const port = await freePort()
  const service = await openService(port)
  const dataFolder = await filledFolder()
  const product = await startProduct({
    dataFolder,
    env: { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: `http://127.0.0.1:${port}` },
  })
  try {
    const body = 'See the [guide](/docs).\n\n```js\nlet secret = 1\n```\n\nWash the print.'
    const title = `Machine ${crypto.randomUUID()}`
    const { id } = await publishedUpdate(product.url, { title, body }, [])
    await signInAs(page, product.url, 'owner')
    await page.goto(`${product.url}/admin/edit/${id}?language=el`)
    await page.getByRole('button', { name: 'Translate empty fields (LibreTranslate)' }).click()
    await expect(field(page, 'Title')).toHaveValue(`${title} el`)
    const text = field(page, 'Text')
    await expect(text.getByText('Wash the print. el')).toBeVisible()
    await expect(text.getByRole('link', { name: 'guide el' })).toBeVisible()
    expect(service.sent.join(' ')).not.toMatch(/secret|docs/)
    await expect(page.getByText('3 machine translations to confirm')).toBeVisible()
    await expectAccessible(page)

    await field(page, 'Title').fill('Μηχανή')
    await expect(page.getByText('2 machine translations to confirm')).toBeVisible()
    const source = page.getByRole('region', { name: 'Text (English)' })
    await source.getByRole('button', { name: 'Confirm machine translation' }).first().click()
    await expect(page.getByText('1 machine translation to confirm')).toBeVisible()
    await page.reload()
    await expect(
      page.getByText('This is a machine translation. Correct or confirm it.').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Confirm all' }).click()
    await expect(page.getByText(/machine translations? to confirm/)).toHaveCount(0)
    await expect(page.getByText('This is a machine translation. Correct or confirm it.')).toHaveCount(0)
    await publish(page)
    await page.goto(`${product.url}/el/updates/michani`)
    await expect(page.getByRole('heading', { level: 1, name: 'Μηχανή' })).toBeVisible()
    await expect(page.getByText('Wash the print. el')).toBeVisible()
    // Stops the requests of the page before the server ends.
    await page.goto('about:blank')
  } finally {
    await product.stop()
    await removeDataFolder(dataFolder)
    service.close()
  }
})
