/** Media library by keyboard alone: upload, folders, alt text, crop, replace, trash and restore. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { field, tabTo } from '../admin.ts'
import { expectAccessible } from '../test.ts'
import {
  arrowTo,
  choose,
  chooseOption,
  expect,
  give,
  goToCell,
  press,
  pressAndWait,
  signInByKeys,
  test,
  write,
} from './keyboard.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' })
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const inDrawer = (page: Page, name: string, what: string) =>
  drawer(page, name).getByRole('button', { name: what, exact: true })

async function pictures(names: readonly string[]) {
  return Promise.all(
    names.map(async (name, at) => {
      const background = { r: 10 + 30 * at, g: 90, b: Math.floor(Math.random() * 256) }
      const width = 400 + Math.floor(Math.random() * 400)
      const picture = sharp({ create: { width, height: 300, channels: 3, background } })
      return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    }),
  )
}

async function upload(page: Page, names: readonly string[]): Promise<void> {
  await give(page, button(page, 'Upload files'), await pictures(names))
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(/files? uploaded/)
  await expect(panel(page)).toBeHidden()
}

test('files are uploaded and moved to folders, which are created, renamed and moved, and shown as a list', async ({
  page,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  const [one, two] = [`fern-${mark}.png`, `moss-${mark}.png`]
  await signInByKeys(page, '/admin/media')
  await expect(page.getByRole('group', { name: 'Library' })).toBeVisible()
  await upload(page, [one, two])

  await newFolder(page, `Plants ${mark}`)
  await press(page, button(page, 'All files'))
  await newFolder(page, `Green ${mark}`)
  const tools = button(page, `Actions for Green ${mark}`)
  await press(page, tools)
  await choose(page, page.getByRole('menuitem', { name: 'Rename' }))
  await write(page, page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), `Ferns ${mark}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: `Ferns ${mark}` })).toBeVisible()
  await press(page, button(page, `Actions for Ferns ${mark}`))
  await choose(page, page.getByRole('menuitem', { name: 'Move' }))
  const moving = page.getByRole('dialog', { name: `Move Ferns ${mark}` })
  await chooseOption(page, moving.getByRole('combobox', { name: 'Destination folder' }), `Plants ${mark}`)
  await press(page, moving.getByRole('button', { name: 'Move' }))
  await expect(page.getByRole('treeitem', { name: `Ferns ${mark}` })).toHaveAttribute('aria-level', '2')

  await press(page, button(page, 'All files'))
  await tabTo(page, page.getByRole('radio', { name: 'Grid' }))
  await page.keyboard.press('ArrowRight')
  const row = page.getByRole('row').filter({ hasText: one })
  await expect(row.getByRole('rowheader')).toBeVisible()
  await expectAccessible(page)
  const box = page.getByRole('checkbox', { name: `Select ${one}` })
  await goToCell(page, page.getByRole('grid', { name: 'Library' }), box)
  await page.keyboard.press('Space')
  await press(page, button(page, 'Move'))
  const filed = page.getByRole('dialog', { name: 'Move 1 file' })
  await chooseOption(
    page,
    filed.getByRole('combobox', { name: 'Destination folder' }),
    `Plants ${mark} / Ferns ${mark}`,
  )
  await press(page, filed.getByRole('button', { name: 'Move' }))
  await expect(row).toContainText(`Ferns ${mark}`)
})

test('an image is described, cropped and replaced, and shows its uses', async ({ page }) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  const name = `plate-${mark}.png`
  await signInByKeys(page, '/admin/media')
  await upload(page, [name])
  await press(page, button(page, name))
  const own = drawer(page, name)
  await expect(own).toBeVisible()
  await write(page, own.getByRole('textbox', { name: 'In English' }), 'Blue, and nothing else')
  await page.keyboard.press('Tab')
  await expect(own.getByText('Not used yet')).toBeVisible()

  await press(page, inDrawer(page, name, 'Set focal point'))
  const focal = drawer(page, 'Focal point')
  await tabTo(page, focal.getByRole('button', { name: 'Focal point' }))
  await page.keyboard.press('ArrowRight')
  await expect(focal.getByRole('spinbutton', { name: 'Horizontal (%)' })).not.toHaveValue('50')
  await pressAndWait(page, focal.getByRole('button', { name: 'Save' }), /\/api\/media\//)
  await expect(focal).toBeHidden()

  await press(page, inDrawer(page, name, 'Crop'))
  const crop = drawer(page, 'Crop')
  await write(page, crop.getByRole('spinbutton', { name: 'Width (%)' }), '60')
  await page.keyboard.press('Tab')
  await pressAndWait(page, crop.getByRole('button', { name: 'Save' }), /\/api\/media\//)
  await expect(crop).toBeHidden()

  const [other] = await pictures(['other.png'])
  await give(page, inDrawer(page, name, 'Replace'), other ? [other] : [])
  const replacing = drawer(page, `Replace ${name}`)
  await expect(replacing.getByText(/Alt text and captions stay\. The crop is removed/)).toBeVisible()
  await press(page, replacing.getByRole('button', { name: 'Replace', exact: true }))
  await expect(replacing).toBeHidden()
  const exchanged = drawer(page, 'other.png')
  await expect(exchanged.getByRole('textbox', { name: 'In English' })).toHaveValue('Blue, and nothing else')
  await expect(exchanged.getByRole('textbox', { name: 'Name' })).toHaveValue('other.png')
  await page.keyboard.press('Escape')
  await expect(exchanged).toBeHidden()
})

test('files are moved to the trash together, and restored together', async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const names = [`salt-${mark}.png`, `iron-${mark}.png`]
  await signInByKeys(page, '/admin/media')
  await upload(page, names)
  await write(page, page.getByRole('searchbox', { name: 'Search media' }), mark)
  const tiles = page.getByRole('group', { name: 'Library' }).getByRole('group').getByRole('button')
  await expect(tiles).toHaveCount(2)
  await trashFirstTwo(page)
  await expect(page.getByText('No matching files')).toBeVisible()

  await press(page, button(page, /^Show:/))
  await arrowTo(page, page.getByRole('menuitemradio', { name: 'In trash' }))
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(2)
  await tabTo(page, tiles.first())
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  await press(page, button(page, 'Restore'))
  await expect(tiles).toHaveCount(0)
  await press(page, button(page, /^Show:/))
  await arrowTo(page, page.getByRole('menuitemradio', { name: 'All', exact: true }))
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(2)
})

async function trashFirstTwo(page: Page): Promise<void> {
  const tiles = page.getByRole('group', { name: 'Library' }).getByRole('group').getByRole('button')
  await tabTo(page, tiles.first())
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  await press(page, button(page, 'Move to trash'))
}

async function newFolder(page: Page, name: string): Promise<void> {
  await press(page, button(page, 'New folder'))
  await expect(field(page, 'Name')).toBeVisible()
  await write(page, page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true')
}
