/**
 * An owner makes the demonstration into the site of a choir, without code and in at most 120 actions. A click, a
 * key and a text that is typed in one go are one action each.
 */
import type { Locator, Page } from '@playwright/test'
import { field } from '../admin.ts'
import { everyPage } from '../site-map.ts'
import { expect, expectAccessible, runProductFor, test } from '../test.ts'
import { signInAs } from './users.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><circle cx="24" cy="24" r="20" fill="#8a1c4a"/></svg>'

function countActions(page: Page) {
  let count = 0
  const counted = async (action: Promise<unknown>) => {
    count += 1
    await action
  }
  const click = (target: Locator) => counted(target.click())
  const press = (key: string) => counted(page.keyboard.press(key))
  const type = (text: string) => counted(page.keyboard.type(text))
  const fill = async (target: Locator, text: string) => {
    await click(target)
    await type(text)
  }
  return { counted, click, press, type, fill, count: () => count }
}

/** The names of the demonstration, and that of the product. */
const names =
  /.{0,60}(?:sunprint|Päikesetrüki|Ηλιοτυπείο|cyanotype(?!:(?:theme|banner|tab|searches|tree|places)\b)).{0,60}/i

const views = [
  ['light', 1440],
  ['dark', 360],
] as const

type Actions = ReturnType<typeof countActions>

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first()

async function publish(page: Page, { click }: Actions): Promise<void> {
  await click(page.getByRole('button', { name: 'Publish…' }))
  const publishResponse = page.waitForResponse((response) => response.url().endsWith('/publish'))
  await click(page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: /^Publish/ }))
  expect((await publishResponse).status()).toBe(200)
}

async function startEmpty(page: Page, { click, fill }: Actions): Promise<void> {
  await page.goto('/admin')
  await click(page.getByRole('link', { name: 'Start empty' }))
  await fill(field(page, 'Site name'), 'Harbour Choir')
  await fill(field(page, 'Brand colour'), '#8a1c4a')
  await click(page.getByRole('button', { name: /^Remove Greek/ }))
  await click(page.getByRole('button', { name: 'Remove demonstration content' }))
  const reloaded = page.waitForEvent('load')
  await click(page.getByRole('button', { name: 'Remove', exact: true }))
  await reloaded
  await expect(page.getByText('The demonstration content is removed')).toBeVisible()
}

/** French is the third language. What is not translated is in English. */
async function addFrench(page: Page, { click, type, press }: Actions): Promise<void> {
  await click(link(page, 'Languages'))
  await click(page.getByRole('combobox', { name: 'Add a language' }))
  await type('French')
  await expect(page.getByRole('option', { name: /^French/ })).toBeVisible()
  await press('Enter')
  await click(page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page.getByRole('button', { name: 'Remove French' })).toBeVisible()
}

async function chooseLook(page: Page, actions: Actions): Promise<void> {
  const { click, counted } = actions
  await click(link(page, 'Appearance'))
  const group = page.getByRole('group', { name: 'Logo', exact: true })
  await click(group.getByRole('button', { name: 'Choose image' }))
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
  await counted(picker.locator('input[type=file]').setInputFiles(file))
  await expect(group.getByRole('button', { name: 'Replace' })).toBeVisible()
  await click(page.getByRole('radio', { name: 'Manrope and Source Sans' }))
  await click(page.getByRole('radio', { name: 'Round', exact: true }))
  // The admin loads again with French.
  const reloaded = page.waitForEvent('load')
  await publish(page, actions)
  await reloaded
}

/** Inserts a block by the keyboard. Its first part is selected, or the caret is in it. */
async function insert(page: Page, { type, press }: Actions, name: string, label: string): Promise<void> {
  await type(`/${name}`)
  await expect(page.getByRole('option', { name: new RegExp(`^${label}`) }).first()).toBeVisible()
  await press('Enter')
}

async function setTitle(page: Page, { press, type }: Actions, text: string): Promise<void> {
  await press('Alt+Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await type(text)
  await press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function buildHome(page: Page, actions: Actions): Promise<void> {
  const { click, press, type } = actions
  /** Leaves the text of a block. */
  const leave = async () => {
    await press('Enter')
    await press('Enter')
  }
  await click(link(page, 'Home page'))
  await click(field(page, 'Blocks'))
  await insert(page, actions, 'hero', 'Hero')
  await setTitle(page, actions, 'Sing with us by the sea')
  await type('We rehearse every Tuesday at seven.')
  await leave()
  await insert(page, actions, 'callout', 'Callout')
  await type('Next concert')
  await press('Enter')
  await type('On the pier on 12 June.')
  await leave()
  await insert(page, actions, 'quote', 'Quote')
  await type('The best evening of my week.')
  await leave()
  await insert(page, actions, 'people', 'People')
  await setTitle(page, actions, 'Mari Mets')
  await press('ArrowRight')
  await setTitle(page, actions, 'Jaan Kask')
  await press('Enter')
  await insert(page, actions, 'accordion', 'Accordion')
  await setTitle(page, actions, 'Do I have to read music?')
  await type('No. We learn by ear.')
  await leave()
  await insert(page, actions, 'cta', 'Call to action')
  await setTitle(page, actions, 'Come to a rehearsal')
  await type('No audition.')
  await publish(page, actions)
}

interface OwnPage {
  readonly title: string
  readonly text: string
  /** The title of the page above. */
  readonly below?: string
}

const ownPages: readonly OwnPage[] = [
  { title: 'About us', text: 'We are forty singers of all ages.' },
  { title: 'Board', text: 'Mari, Jaan and Liis.', below: 'About us' },
  { title: 'Our hall', text: 'The old rope factory by the harbour.', below: 'About us' },
  { title: 'Concerts', text: 'Every June on the pier.' },
  { title: 'Join', text: '' },
]

async function writePage(page: Page, actions: Actions, { title, text, below }: OwnPage): Promise<void> {
  const { click, type, fill } = actions
  if (below === undefined) {
    await click(link(page, 'Own pages'))
    await click(page.getByRole('link', { name: 'New own page' }).first())
  } else {
    await openPage(page, actions, below)
    await click(page.getByRole('button', { name: 'More actions', exact: true }))
    await click(page.getByRole('menuitem', { name: 'New page below' }))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'New own page' })).toBeVisible()
  await expect(field(page, 'Title')).toBeFocused()
  await type(title)
  if (text === '') await writeForm(page, actions)
  else await fill(field(page, 'Text'), text)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** The page above is still open, or in the list. */
async function openPage(page: Page, { click }: Actions, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title })
  if (await heading.isVisible()) return
  await click(link(page, 'Own pages'))
  await click(page.getByRole('main').getByRole('link', { name: title, exact: true }))
  await expect(heading).toBeVisible()
}

async function publishPages(page: Page, { click }: Actions): Promise<void> {
  await click(link(page, 'Own pages'))
  // The list shows the rows that it had before, until the server has sent the new page.
  await expect(page.getByText(`${ownPages.length} documents`, { exact: true })).toBeVisible()
  await click(page.getByRole('checkbox', { name: 'Select all rows' }))
  await click(page.getByRole('button', { name: 'Publish', exact: true }))
  await click(
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /^Publish/ }),
  )
  const notifications = page.getByRole('region', { name: /^Notifications/ })
  await expect(notifications.getByText(`${ownPages.length} documents published`)).toBeVisible()
}

async function writeForm(page: Page, actions: Actions): Promise<void> {
  await actions.click(field(page, 'Text'))
  await insert(page, actions, 'form', 'Form')
  await setTitle(page, actions, 'Your name')
  await actions.press('ArrowRight')
  await setTitle(page, actions, 'Your voice')
}

async function addToMenu(page: Page, actions: Actions): Promise<void> {
  const { click, press, type } = actions
  await click(link(page, 'Navigation'))
  for (const { title } of ownPages.filter(({ below }) => below === undefined)) {
    await click(page.getByRole('button', { name: 'Add link' }))
    await type(title)
    await expect(page.getByRole('option', { name: title })).toBeVisible()
    await press('Enter')
    await expect(page.getByLabel(/^Link \d: label$/)).toHaveValue(title)
  }
  await publish(page, actions)
}

test('an owner makes the site of a choir without code, and nothing names the demonstration', async ({
  browser,
  database,
}) => {
  test.slow()
  await runProductFor(database, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await signInAs(page, url, 'owner')
    const actions = countActions(page)
    await startEmpty(page, actions)
    await addFrench(page, actions)
    await chooseLook(page, actions)
    await buildHome(page, actions)
    for (const one of ownPages) await writePage(page, actions, one)
    await publishPages(page, actions)
    await addToMenu(page, actions)
    expect(actions.count()).toBeLessThanOrEqual(120)

    for (const { path, status, html, from } of await everyPage(url)) {
      expect(status, `${path}, linked from ${from}`).toBe(200)
      expect(html.match(names)?.[0], path).toBeUndefined()
    }
    await page.goto('/admin')
    await expect(page).toHaveTitle(/Harbour Choir admin$/)
    await page.goto('/fr')
    await expect(page.getByRole('main')).toContainText(
      'This page is not translated yet. It is shown in English.',
    )
    await expect(page.getByRole('heading', { name: 'Sing with us by the sea' })).toBeVisible()
    await expect(link(page, 'About us')).toHaveAttribute('href', '/fr/about-us')
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'Harbour Choir' })).toBeVisible()
    await expect(page.locator('.blocks > *')).toHaveCount(6)
    await page.goto('/about-us')
    for (const name of ['Board', 'Our hall'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await page.goto('/join')
    for (const name of ['Your name', 'Your voice'])
      await expect(page.getByRole('textbox', { name })).toBeVisible()
    for (const [colorScheme, width] of views) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/fr', '/about-us/board', '/join']) {
        await page.goto(path)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
    await context.close()
  })
})
