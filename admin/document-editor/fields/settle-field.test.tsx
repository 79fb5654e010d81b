/** Saving with the keyboard while a field has a value that is not complete before the field is left. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, draft, savedData, saving, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('Ctrl+S saves a tag that is being typed, and the field keeps the focus', async () => {
  const server = serving(draft(), saving)
  await renderAdmin(address, server)
  const tags = page.getByLabelText('Tags', { exact: true })
  await userEvent.click(tags)
  await userEvent.keyboard('cotton{Control>}s{/Control}')
  await expect.poll(() => savedData(server)).toEqual({ tags: ['cotton'] })
  await expect.element(tags).toHaveFocus()
})
