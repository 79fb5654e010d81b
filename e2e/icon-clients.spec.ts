/** Icon API with the loaders of Iconify: as a React component and as a custom element. */
import { bundleModule } from './bundle-module.ts'
import { expect, test } from './test.ts'

/** The provider settings that the specification gives for clients. */
const provider = (origin: string) => ({
  resources: [origin],
  path: '/api/_nuxt_icon/',
  maxURL: 500,
  rotate: 750,
  timeout: 5000,
})

test('the React component loads icons of the site, and reports missing ones', async ({ page, baseURL }) => {
  await page.goto('/updates')
  await page.evaluate(await bundleModule('@iconify/react', 'iconify'))
  const result = await page.evaluate(
    (provider) => {
      const { addAPIProvider, loadIcons, getIcon } = Reflect.get(globalThis, 'iconify')
      addAPIProvider('', provider)
      const names = ['cyanotype:globe', 'cyanotype:mail', 'cyanotype:nowhere']
      return new Promise<{ loaded: string[]; missing: string[]; body: string }>((resolve) => {
        loadIcons(names, (loaded: { name: string }[], missing: { name: string }[], pending: unknown[]) => {
          if (pending.length > 0) return
          const byName = (icons: { name: string }[]) => icons.map(({ name }) => name).sort()
          resolve({ loaded: byName(loaded), missing: byName(missing), body: getIcon('cyanotype:mail').body })
        })
      })
    },
    provider(baseURL ?? ''),
  )
  expect(result).toMatchObject({ loaded: ['globe', 'mail'], missing: ['nowhere'] })
  expect(result.body).toMatch(/^<(path|g)\b/)
})

test('icons that exceed the length of one URL load in several requests', async ({ page, baseURL }) => {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/_nuxt_icon/')) statuses.push(response.status())
  })
  await page.goto('/updates')
  await page.evaluate(await bundleModule('@iconify/react', 'iconify'))
  const missing = await page.evaluate(
    (provider) => {
      const { addAPIProvider, loadIcons } = Reflect.get(globalThis, 'iconify')
      addAPIProvider('', provider)
      const names = Array.from({ length: 90 }, (_, number) => `cyanotype:no-such-icon-${number}`)
      return new Promise<number>((resolve) => {
        loadIcons(names, (_: unknown, missing: unknown[], pending: unknown[]) => {
          if (pending.length === 0) resolve(missing.length)
        })
      })
    },
    provider(baseURL ?? ''),
  )
  expect(missing).toBe(90)
  expect(statuses.length).toBeGreaterThan(1)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('the custom element renders an icon of the site', async ({ page, baseURL }) => {
  await page.goto('/updates')
  await page.evaluate(await bundleModule('iconify-icon', 'iconify'))
  await page.evaluate(
    (provider) => {
      Reflect.get(globalThis, 'iconify').addAPIProvider('', provider)
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<iconify-icon icon="cyanotype:globe"></iconify-icon>')
    },
    provider(baseURL ?? ''),
  )
  await expect(page.locator('iconify-icon svg path').first()).toBeAttached()
})

test.describe('a collection that does not exist', () => {
  test.use({ expectedMessages: [/404/] })

  test('ends the search with the first 404', async ({ page, baseURL }) => {
    test.info().annotations.push({ type: 'wire format', description: '404 aborts the loader' })
    const requested: string[] = []
    await page.goto('/updates')
    await page.evaluate(await bundleModule('@iconify/react', 'iconify'))
    page.on('request', (sent) => {
      if (sent.url().includes('/no-such-set.json')) requested.push(sent.url())
    })
    const missing = await page.evaluate(
      (provider) => {
        const { addAPIProvider, loadIcons } = Reflect.get(globalThis, 'iconify')
        // A second provider, which must not be requested after a 404.
        addAPIProvider('', {
          ...provider,
          resources: [...provider.resources, `${provider.resources[0]}/second`],
        })
        return new Promise<number>((resolve) => {
          loadIcons(['no-such-set:a'], (_: unknown, missing: unknown[], pending: unknown[]) => {
            if (pending.length === 0) resolve(missing.length)
          })
        })
      },
      provider(baseURL ?? ''),
    )
    expect(missing).toBe(1)
    expect(requested).toHaveLength(1)
  })
})
