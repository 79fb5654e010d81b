/**
 * Keyboard-only actions: Tab moves to an element by role and name, and keys do the rest. A pointer event
 * fails the test.
 */
import type { Locator, Page } from '@playwright/test'
import { owner } from '../../tools/testing/product.ts'
import { tabTo } from '../admin.ts'
import { test as base, expect } from '../test.ts'
import type { TestUser } from './users.ts'

export const test = base.extend<{ withoutPointer: undefined }>({
  withoutPointer: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        const recordUntrusted = ({ isTrusted, type }: Event) => {
          if (isTrusted) console.warn(`Somebody without a pointer does no ${type}.`)
        }
        for (const type of ['pointerdown', 'wheel']) document.addEventListener(type, recordUntrusted, true)
      })
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }

export async function signInByKeys(page: Page, path: string, who: TestUser = owner): Promise<void> {
  await page.goto(path)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(who.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(who.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Moves the focus to the element and presses the key. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves the focus to the field and replaces its text. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Chooses an entry of the open menu. */
export async function choose(page: Page, target: Locator): Promise<void> {
  await arrowTo(page, target)
  await page.keyboard.press('Enter')
}

/**
 * Presses an arrow key until the element has the focus, within menus, trees, tabs, rows and groups, which are
 * one Tab stop.
 */
export async function arrowTo(
  page: Page,
  target: Locator,
  arrow: 'ArrowDown' | 'ArrowRight' = 'ArrowDown',
): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(arrow)
  }
  throw new Error(`Forty presses of ${arrow} do not lead there.`)
}

/** Moves within a table, which is one Tab stop: by arrows to the row, then along it. */
export async function goToCell(page: Page, table: Locator, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80 && !(await table.evaluate(hasFocus)); presses += 1)
    await page.keyboard.press('Tab')
  for (let presses = 0; presses < 40; presses += 1) {
    const rows = await target.evaluate(rowsDown)
    if (rows === 0) break
    await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp')
  }
  await page.keyboard.press('Home')
  await arrowTo(page, target, 'ArrowRight')
}

const hasFocus = (element: Element) => element.contains(document.activeElement)

/** Counted from the focused row. */
function rowsDown(element: Element): number {
  const rowOf = (one: Element | null) => Number(one?.closest('tr')?.ariaRowIndex ?? 0)
  return rowOf(element) - rowOf(document.activeElement)
}

/** Chooses an option of a native select by its first letters. */
export async function chooseOption(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list)
  await page.keyboard.type(option)
  await expect(list.locator('option:checked')).toHaveText(option)
}

/** Runs a command of the palette by name. */
export async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Type a command or search…' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(command)
  await expect(palette.getByRole('option', { selected: true })).toContainText(command)
  await page.keyboard.press('Enter')
}

/**
 * Chooses files in the file dialog of a button. The dialog belongs to the system, which handles keys itself.
 */
export async function give(
  page: Page,
  button: Locator,
  files: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await press(page, button)
  await (await opened).setFiles(files)
}

/** Presses a button that saves, and waits for the response of the server. */
export async function pressAndWait(page: Page, target: Locator, address: RegExp): Promise<void> {
  await tabTo(page, target)
  const responded = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && address.test(response.url()),
  )
  await page.keyboard.press('Enter')
  const response = await responded
  expect(response.ok(), `${response.status()} ${response.url()}`).toBe(true)
}
