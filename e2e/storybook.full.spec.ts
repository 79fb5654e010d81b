/** Built Storybook: every story renders the state of its name, without errors. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: { readonly id: string; readonly phase?: string }
      readonly channel: { emit(event: string, value: object): void }
    }
  }
}

const frame = (id: string, viewMode = 'story') => `/storybook/iframe.html?viewMode=${viewMode}&id=${id}`

/** Opens a story at its URL. Resolves to its final phase. */
async function show(page: Page, id: string): Promise<string | undefined> {
  await page.goto(frame(id))
  return finalPhase(page, id)
}

/** Replaces the open story by another one, as the sidebar does. Resolves to the final phase of the new one. */
async function select(page: Page, id: string): Promise<string | undefined> {
  await page.evaluate(
    (storyId) =>
      window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  )
  return finalPhase(page, id)
}

async function finalPhase(page: Page, story: string): Promise<string | undefined> {
  const ended = await page.waitForFunction((expected) => {
    const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return id === expected && (phase === 'finished' || phase === 'errored') ? phase : undefined
  }, story)
  return ended.jsonValue()
}

/** Tests that share the stories, so that each stays short. */
const shares = 6

/** An icon that a story lacks on purpose, and messages of Storybook about its own code. */
test.use({ expectedMessages: [/failed to load icon `unicorn`|will become mandatory in Storybook 11/] })

for (let share = 0; share < shares; share += 1) {
  test(`no story fails when it is opened (${share + 1} of ${shares})`, async ({ page, request }) => {
    const index: { entries: Readonly<Record<string, Entry>> } = await (
      await request.get('/storybook/index.json')
    ).json()
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
    expect(stories.length).toBeGreaterThan(250)
    const failed: string[] = []
    for (const [place, { id }] of stories.filter((_, place) => place % shares === share).entries()) {
      const phase = place === 0 ? await show(page, id) : await select(page, id)
      if (phase !== 'finished') failed.push(id)
    }
    expect(failed).toEqual([])
  })
}

test.describe('a story shows the state of its name', () => {
  test('empty results', async ({ page }) => {
    await show(page, 'overlays-search-dialog--no-results')
    await expect(page.getByRole('status')).toContainText('unicorn')
  })

  test('an open menu', async ({ page }) => {
    await show(page, 'overlays-menu--actions')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  })

  test('all tones of notices', async ({ page }) => {
    await show(page, 'feedback-toast--tones')
    await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
  })

  test('a slider with its given value', async ({ page }) => {
    await show(page, 'forms-slider--with-value')
    await expect(page.getByRole('slider')).toHaveValue('80')
    await expect(page.getByRole('slider')).not.toBeFocused()
  })

  for (const [id, globals, width] of [
    ['forms-date-time-field--skipped-time', 'locale:el', 1280],
    ['overlays-session-ended--second-step', 'locale:el', 1280],
    ['layout-split-pane--moved-separator', '', 360],
  ] as const) {
    test(`${id} at ${width} px ${globals}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${frame(id)}&globals=${globals}`)
      expect(await finalPhase(page, id)).toBe('finished')
    })
  }

  test('a refused password, in another language', async ({ page }) => {
    await page.goto(`${frame('overlays-session-ended--wrong-password')}&globals=locale:el`)
    await expect(page.getByLabel(/^Κωδικός/)).toHaveAttribute('aria-invalid', 'true')
  })

  test('a table in its first order, without selection', async ({ page }) => {
    await show(page, 'data-data-table--sorting-and-selection')
    await expect(page.getByRole('row', { selected: true })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Title' })).not.toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })
})

test('the theme of the toolbar applies to documentation pages with complete tables', async ({ page }) => {
  const ground = () =>
    page.locator('.sbdocs-wrapper').evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor)
  await page.goto(`${frame('forms-number-field--docs', 'docs')}&globals=theme:light`)
  await expect(page.getByRole('heading', { name: 'Screen reader' })).toBeVisible()
  await expect(page.getByText('- button "Increment"')).toBeVisible()
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await page.goto(`${frame('forms-number-field--docs', 'docs')}&globals=theme:dark`)
  await expect(page.getByRole('heading', { name: 'Screen reader' })).toBeVisible()
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a component page shows a code sample to copy, and its own props with type, default and description', async ({
  page,
}) => {
  await page.goto(frame('actions-button--docs', 'docs'))
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code).toContainText("import { Button, ButtonLink } from '@cyanotype/ui'")
  await expect(code).toContainText('<Button onClick={onPublish}>Publish</Button>')
  await expect(code.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show code' })).toHaveCount(0)
  const props = page.locator('.docblock-argstable')
  const size = props.getByRole('row').filter({ has: page.getByText('size', { exact: true }) })
  for (const text of ['The height of the button.', '"lg"', "'md'"]) await expect(size).toContainText(text)
  await expect(props.getByText('onClick')).toHaveCount(0)
})

test('a component page shows usage, states, anatomy and related components, and lists its sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(frame('actions-button--docs', 'docs'))
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('When to use it').getByRole('link', { name: 'Switch' })).toHaveAttribute(
    'href',
    './?path=/docs/forms-switch--docs',
  )
  await expect(section('Anatomy')).toContainText('--fill-hover')
  await expect(section('Anatomy')).toContainText('data-variant')
  await expect(section('Accessibility').getByRole('img', { name: 'Passed' })).toHaveCount(28)
  await expect(section('Related components')).toContainText('Toggle button')
  const cell = (state: string) => section('States').locator('li', { hasText: state }).locator('.button')
  const fill = (state: string) => cell(state).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await fill('hover')).not.toBe(await fill('rest'))
  expect(await fill('active')).not.toBe(await fill('hover'))
  await page.getByRole('navigation').getByRole('link', { name: 'Anatomy' }).click()
  await expect(section('Anatomy').getByRole('heading', { name: 'Anatomy' })).toBeInViewport()
})

test('the first page links to the page of every component', async ({ page, request }) => {
  const index: { entries: Readonly<Record<string, Entry>> } = await (
    await request.get('/storybook/index.json')
  ).json()
  const pages = Object.values(index.entries).filter(
    ({ type, id }) => type === 'docs' && !id.startsWith('recipes'),
  )
  await page.goto(frame('cyanotype-introduction--introduction'))
  const links = page.locator('.component-tile > a')
  await expect(links).toHaveCount(pages.length)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.toSorted()).toEqual(pages.map(({ id }) => `./?path=/docs/${id}`).toSorted())
  await expect(page.locator('.component-tile', { hasText: 'modal' }).first()).toContainText('Dialog')
})

test('a search finds a component by a common synonym', async ({ page }) => {
  await page.goto('/storybook/')
  for (const [terms, component] of [
    ['modal', 'Dialog'],
    ['dropdown', 'Menu'],
    ['datepicker', 'Date field'],
    ['autocomplete', 'Combobox'],
    ['sheet', 'Drawer'],
    ['notification', 'Toast'],
    ['snackbar', 'Toast'],
    ['navbar', 'Header'],
    ['wizard', 'Stepper'],
    ['otp', 'One-time code'],
    ['lightbox', 'Gallery'],
    ['color picker', 'Colour field'],
    ['drag and drop', 'Sortable list'],
  ] as const) {
    await page.locator('#storybook-explorer-searchfield').fill(terms)
    await expect(page.getByRole('option').filter({ hasText: component }).first(), terms).toBeVisible()
  }
})

test('the whole toolbar fits at 1024, 1280 and 1440 px', async ({ page }) => {
  await page.goto('/storybook/?path=/story/forms-number-field--with-steps')
  await expect(page.getByRole('button', { name: /^Script/ })).toBeVisible()
  const bar = page.getByRole('toolbar').first()
  const tooWide = () =>
    bar.evaluate(({ parentElement: room }) => (room ? room.scrollWidth - room.clientWidth : NaN))
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(tooWide, `${width} px`).toBe(0)
  }
})
