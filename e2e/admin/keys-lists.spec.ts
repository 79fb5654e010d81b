/** Lists by keyboard alone: search, filters, columns, views, bulk actions and undo. */
import type { Page } from '@playwright/test'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { field } from '../admin.ts'
import { expectAccessible } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import {
  arrowTo,
  choose,
  chooseOption,
  expect,
  goToCell,
  press,
  run,
  signInByKeys,
  test,
  write,
} from './keyboard.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a list is searched, filtered, sorted, gets other columns, and is saved as a shared view', {
  tag: '@full',
}, async ({ page, product }) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  await publishedUpdate(product.url, { title: `Hemp ${mark}`, body: 'Words.' })
  await draft(product.url, `Jute ${mark}`)
  await signInByKeys(page, '/admin/updates')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search Updates by title' })).toBeFocused()
  await page.keyboard.type(mark)
  await expect(row(page, mark)).toHaveCount(2)

  await press(page, button(page, 'Add filter'))
  await press(page, button(page, 'Status'))
  const how = page.getByRole('combobox', { name: 'Status', exact: true })
  await expect(how).toBeFocused()
  await chooseOption(page, page.getByRole('combobox', { name: /^Status in/ }), 'Draft')
  await expect(row(page, mark)).toHaveCount(1)
  await expect(row(page, `Jute ${mark}`)).toBeVisible()
  await page.keyboard.press('Escape')
  const chip = button(page, /^Status .*Draft$/)
  await expect(chip).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(row(page, mark)).toHaveCount(2)

  await goToCell(page, page.getByRole('grid', { name: 'Updates' }), button(page, 'Title'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', /ascending/)
  await expect(row(page, mark).first()).toContainText('Hemp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  await expect(row(page, mark).first()).toContainText('Jute')

  const address = page.getByRole('columnheader', { name: 'Slug' })
  await expect(address).toHaveCount(0)
  await press(page, button(page, 'Columns'))
  await press(page, page.getByRole('checkbox', { name: 'Slug' }), 'Space')
  await expect(address).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Columns')).toBeFocused()

  const name = `Fibres ${mark}`
  await saveAsView(page, name)

  await page.goto('/admin/updates')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  // Column settings belong to the user and persist.
  await expect(address).toHaveCount(1)
  await press(page, button(page, /^(Views|All)$/))
  await choose(page, page.getByRole('menuitemcheckbox', { name }))
  await expect(row(page, mark)).toHaveCount(2)
  await expect(row(page, mark).first()).toContainText('Jute')
})

test('several documents are selected, published, moved to the trash and restored', { tag: '@full' }, async ({
  page,
  product,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  await draft(product.url, `Silk ${mark} 1`)
  await draft(product.url, `Silk ${mark} 2`)
  await signInByKeys(page, `/admin/updates?q=${mark}&sort=title&direction=ascending`)
  await expect(row(page, mark)).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `Silk ${mark} 1` })).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await press(page, button(page, 'Publish'))
  const question = page.getByRole('alertdialog', { name: 'Publish selected documents?' })
  await expect(question).toMatchAriaSnapshot(`
    - heading "Publish selected documents?"
    - paragraph: Visitors see the latest drafts of 2 documents immediately.
  `)
  await expectAccessible(page)
  await press(page, question.getByRole('button', { name: /^Publish \d/ }))
  const published = row(page, mark).filter({ hasText: 'English: Published' })
  await expect(published).toHaveCount(2)
  await undo(page)
  await expect(published).toHaveCount(0)

  await page.keyboard.press('j')
  await page.keyboard.press('ControlOrMeta+a')
  await press(page, button(page, 'Move to trash'))
  await expect(row(page, mark)).toHaveCount(0)
  await run(page, 'Trash')
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeFocused()
  const thrown = page.getByRole('grid', { name: 'Trash' })
  await goToCell(page, thrown, page.getByRole('checkbox', { name: `Silk ${mark} 2` }))
  await page.keyboard.press('Space')
  await press(page, button(page, 'Restore'))
  await expect(row(page, `Silk ${mark} 2`)).toHaveCount(0)
  await goToCell(page, thrown, page.getByRole('checkbox', { name: `Silk ${mark} 1` }))
  await page.keyboard.press('Space')
  await press(page, button(page, 'Delete permanently'))
  const forGood = page.getByRole('alertdialog', { name: 'Delete permanently?' })
  await expect(forGood).toContainText('You cannot undo this.')
  await press(page, forGood.getByRole('button', { name: 'Delete 1 document permanently' }))
  await expect(row(page, mark)).toHaveCount(0)
  await page.goto(`/admin/updates?q=${mark}`)
  await expect(row(page, mark)).toHaveCount(1)
})

test('row actions are in the row menu, and have accessible names', async ({ page, product }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const { id } = await publishedUpdate(product.url, { title: `Felt ${mark}`, body: 'Words.' })
  await signInByKeys(page, `/admin/updates?q=${mark}`)
  const link = page.getByRole('link', { name: `Felt ${mark}` })
  await expect(link).toBeVisible()
  await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: `Felt ${mark}` })
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await arrowTo(page, row(page, mark).getByRole('button', { name: /Felt/ }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await choose(page, menu.getByRole('menuitem', { name: 'Duplicate' }))
  await expect(field(page, 'Title')).toHaveValue(`Felt ${mark}`)
  await expect(page).not.toHaveURL(new RegExp(id))
})

/** Saves a shared view. */
async function saveAsView(page: Page, name: string): Promise<void> {
  await press(page, button(page, /^(Views|All)$/))
  await choose(page, page.getByRole('menuitem', { name: 'Save view…' }))
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await write(page, dialog.getByRole('textbox', { name: 'Name' }), name)
  await press(page, dialog.getByRole('checkbox', { name: 'Share with all users' }), 'Space')
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()
}

/** The undo button is in a toast, which F8 focuses. */
async function undo(page: Page): Promise<void> {
  await page.keyboard.press('F8')
  await press(page, button(page, 'Undo').last())
}

async function draft(url: string, title: string): Promise<void> {
  const editor = await signIn(url)
  const data = { title, slug: `draft-${crypto.randomUUID()}`, body: 'Words.' }
  await editor.call('POST', '/api/documents/updates', documentWithLayers, { locale: 'en', data })
}
