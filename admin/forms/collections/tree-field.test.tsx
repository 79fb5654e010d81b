/** Menu of a site: nested by keyboard, labelled by its linked documents, edited beside the tree. */
import { tree } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateId, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const field = tree({ label: { id: 'test.menu', message: 'Menu' }, maxDepth: 2 })
const link = (text: string, ...items: readonly unknown[]) => ({ text, href: `/${text}`, items })
const item = (name: string) => page.getByRole('treeitem', { name, exact: true })

async function focusOn(name: string) {
  await expect.element(item(name)).toBeVisible()
  await userEvent.click(item(name))
}

describe('Tree field', () => {
  it('is nested and sorted by keyboard while the selected link stays the same', async () => {
    const shown = await renderField(field, { value: [link('news'), link('works')] })
    await focusOn('works')
    await userEvent.keyboard(' {ArrowRight} ')
    expect(shown.value()).toEqual([link('news', link('works'))])
    await expect.element(item('works')).toHaveFocus()
    await expect.element(page.getByLabelText('Link 1.1: label')).toHaveValue('works')
    await userEvent.fill(page.getByLabelText('Link 1.1: label'), 'Έργα')
    expect(shown.value()).toMatchObject([{ text: 'news', items: [{ text: 'Έργα', href: '/works' }] }])
  })

  it('adds a link that can be edited immediately', async () => {
    const shown = await renderField(field)
    await userEvent.click(page.getByRole('button', { name: 'Add link' }))
    await expect.element(page.getByRole('combobox', { name: 'Link 1: URL or page' })).toHaveFocus()
    await userEvent.keyboard('example.org')
    await userEvent.fill(page.getByLabelText('Link 1: label'), 'Shop')
    expect(shown.value()).toEqual([{ text: 'Shop', href: 'https://example.org', items: [] }])
  })

  it('restores a removed link below its parent and keeps later changes', async () => {
    const shown = await renderField(field, {
      value: [link('news', link('works'), link('shows')), link('house')],
    })
    await focusOn('works')
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await focusOn('house')
    await userEvent.fill(page.getByLabelText('Link 2: label'), 'home')
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(shown.value()).toEqual([
      link('news', link('works'), link('shows')),
      { ...link('house'), text: 'home' },
    ])
  })

  it('removes a link with its children and restores them', async () => {
    const value = [link('news', link('works')), link('house')]
    const shown = await renderField(field, { value })
    await focusOn('news')
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    expect(shown.value()).toEqual([link('house')])
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(shown.value()).toEqual(value)
  })

  it('rejects more levels than the site supports', async () => {
    const value = [link('a'), link('b', link('c'))]
    const shown = await renderField(field, { value })
    await focusOn('b')
    await userEvent.keyboard(' {ArrowRight} ')
    await expect
      .element(page.getByText('Too many levels. A menu can have at most 2.', { exact: false }))
      .toBeVisible()
    expect(shown.value()).toEqual(value)
  })

  it('shows the title of a linked document and warns when it is not public', async () => {
    const server = fakeServer({
      'GET /api/documents/{type}/{id}': () =>
        updateOf({ en: { status: 'draft', version: 1, data: { title: 'The autumn fixer trials' } } }),
    })
    await renderField(field, {
      server,
      value: [{ text: '', href: `document:updates/${updateId}`, items: [] }],
    })
    await expect.element(item('The autumn fixer trials')).toBeVisible()
    await expect
      .element(page.getByText('Not published in English. Visitors do not see the link.'))
      .toBeVisible()
  })

  it('shows an error at its link', async () => {
    const value = [link('a', link('b'))]
    const errors = [{ path: ['0', 'items', '0', 'text'], message: 'Required to publish.' }]
    await renderField(field, { value, errors })
    await focusOn('b')
    await expect
      .element(page.getByLabelText('Link 1.1: label'))
      .toHaveAccessibleDescription(/Required to publish\./)
  })

  it('is read-only when the field is read-only', async () => {
    await renderField(field, { value: [link('news', link('works'))], readOnly: true })
    await focusOn('works')
    await expect.element(page.getByLabelText('Link 1.1: label')).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: 'Add link' })).not.toBeInTheDocument()
  })
})
