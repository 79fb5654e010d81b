/** Storybook as it is served: every story shows the state that it is named after, and none fails on load. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  }
}

const frame = (id: string, viewMode = 'story') => `/storybook/iframe.html?viewMode=${viewMode}&id=${id}`

/** Shows a story, and returns the phase that it ended in. */
async function show(page: Page, id: string): Promise<string | undefined> {
  await page.goto(frame(id))
  const ended = await page.waitForFunction(() => {
    const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase
    return phase === 'finished' || phase === 'errored' ? phase : undefined
  })
  return ended.jsonValue()
}

const shares = 6

test.use({ expectedComplaints: [/failed to load icon `unicorn`/] })

for (let share = 0; share < shares; share += 1) {
  test(`no story fails when it is opened (${share + 1} of ${shares})`, async ({ page, request }) => {
    const index: { entries: Readonly<Record<string, Entry>> } = await (
      await request.get('/storybook/index.json')
    ).json()
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
    expect(stories.length).toBeGreaterThan(250)
    const failed: string[] = []
    for (const { id } of stories.filter((_, place) => place % shares === share)) {
      if ((await show(page, id)) !== 'finished') failed.push(id)
    }
    expect(failed).toEqual([])
  })
}

test.describe('a story shows the state that it is named after', () => {
  test('nothing found', async ({ page }) => {
    await show(page, 'components-search-dialog--nothing-found')
    await expect(page.getByRole('status')).toContainText('unicorn')
  })

  test('an open menu', async ({ page }) => {
    await show(page, 'tools-menu--actions')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  })

  test('all tones of notices', async ({ page }) => {
    await show(page, 'components-toast--tones')
    await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
  })

  test('a slider with the value that it was given', async ({ page }) => {
    await show(page, 'tools-slider--with-its-value')
    await expect(page.getByRole('slider')).toHaveValue('80')
    await expect(page.getByRole('slider')).not.toBeFocused()
  })

  test('a table in its first order, with nothing selected', async ({ page }) => {
    await show(page, 'tools-data-table--prints')
    await expect(page.getByRole('row', { selected: true })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Title' })).not.toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })
})
