/** Each kind of field: what it shows, what it makes of what is typed, how it tells what is wrong. */
import {
  boolean,
  date,
  group,
  links,
  list,
  mdx,
  media,
  number,
  reference,
  select,
  slug,
  text,
} from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { summaryOf } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderField } from '../testing/render-field.tsx'

const label = { id: 'test.field', message: 'Word' }
async function focusOn(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
}
const labelled = (message: string) => ({ label: { id: `test.${message}`, message } })

describe('text', () => {
  it('is written, and says by how much it is too long instead of cutting it off', async () => {
    const shown = await renderField(text({ label, maxLength: 5 }))
    await userEvent.fill(page.getByLabelText('Word'), 'paperweight')
    expect(shown.value()).toBe('paperweight')
    await expect.element(page.getByText('6 characters too many', { exact: false })).toBeVisible()
    await expect.element(page.getByLabelText('Word')).toHaveAttribute('aria-invalid', 'true')
  })

  it('keeps the caret between the same letters when a colleague’s words come in', async () => {
    const shown = await renderField(text({ label, lines: 'many' }), { value: 'paper and light' })
    const control = page.getByLabelText('Word')
    await userEvent.click(control)
    const element = control.element()
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('not a textarea')
    element.setSelectionRange(5, 5)
    await expect.poll(() => element.selectionStart).toBe(5)
    document.dispatchEvent(new Event('selectionchange'))
    shown.set('Old paper and light')
    await expect.element(control).toHaveValue('Old paper and light')
    expect(element.value.slice(element.selectionStart)).toBe(' and light')
  })

  it('shows what was refused beside it', async () => {
    await renderField(text({ label }), { errors: [{ path: [], message: 'Needed to publish.' }] })
    await expect.element(page.getByLabelText('Word')).toHaveAccessibleDescription(/Needed to publish\./)
  })

  it('cannot be changed by those who may only read', async () => {
    await renderField(text({ label }), { value: 'print', readOnly: true })
    await expect.element(page.getByLabelText('Word')).toHaveAttribute('readonly')
  })
})

describe('slug', () => {
  it('can be made from the title again', async () => {
    const shown = await renderField(slug({ label, from: 'title' }), {
      value: 'old',
      siblings: { title: 'Φθινόπωρο 2026' },
    })
    await userEvent.click(page.getByLabelText('Word'))
    await userEvent.click(page.getByRole('button', { name: 'fthinoporo-2026', exact: false }))
    expect(shown.value()).toBe('fthinoporo-2026')
  })
})

describe('mdx', () => {
  it('is drawn beside the text as visitors will see it', async () => {
    await renderField(mdx({ label }), {
      value: '## Water\n\n<Callout tone="tip">Use soft *water*.</Callout>',
    })
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect.element(preview.getByRole('heading', { name: /Water/ })).toBeVisible()
    await expect.element(preview.getByRole('note').getByText('Use soft', { exact: false })).toBeVisible()
  })

  it('lists problems with their place, and goes there', async () => {
    await renderField(mdx({ label }), { value: 'Fine.\n\nIt takes <5 minutes.' })
    await userEvent.click(page.getByRole('button', { name: 'Line 3, column 10' }))
    const control = page.getByLabelText('Word')
    await expect.element(control).toHaveFocus()
    const element = control.element()
    expect(element instanceof HTMLTextAreaElement && element.selectionStart).toBe('Fine.\n\nIt takes '.length)
  })

  it('never runs what is written', async () => {
    await renderField(mdx({ label }), { value: 'Sum: {1 + 1} and {globalThis.wasRun = true}' })
    await expect.element(page.getByText('problem', { exact: false }).first()).toBeInTheDocument()
    expect('wasRun' in globalThis).toBe(false)
  })

  it('lets the Tab key go on to the next control', async () => {
    await renderField(mdx({ label }), { value: 'Text' })
    await userEvent.click(page.getByLabelText('Word'))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByLabelText('Word')).not.toHaveFocus()
    await expect.element(page.getByLabelText('Word')).toHaveValue('Text')
  })
})

describe('media', () => {
  const id = '0192f0c1-7a3b-7c4d-8e5f-0123456789ab'
  const picture = {
    ...{ id, version: 1, kind: 'picture' as const, type: 'image/webp', name: 'fern.webp', bytes: 12 },
    ...{ src: '/x.webp', width: 4, height: 3, alt: 'A fern', caption: 'Plate 114' },
    ...{ alts: {}, captions: {}, focal: null, crop: null, whole: { src: '/x.webp' }, folder: null },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', changedAt: '2026-11-20T08:00:00.000Z', trashedAt: null },
  }
  const server = fakeServer({ 'GET /api/media': () => ({ items: [picture], next: null }) })

  it('is chosen from the library, shown with its caption, and taken away', async () => {
    const shown = await renderField(media({ label }), { server })
    await userEvent.click(page.getByRole('button', { name: 'Choose a picture' }))
    await userEvent.click(page.getByRole('button', { name: 'A fern' }))
    expect(shown.value()).toBe(id)
    await expect.element(page.getByText('Plate 114')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Take it away' }))
    expect(shown.value()).toBeNull()
  })
})

describe('date', () => {
  it('is written in local time and kept in UTC', async () => {
    const shown = await renderField(date({ label }))
    await userEvent.fill(page.getByLabelText('Word'), '2026-11-20T08:30')
    expect(shown.value()).toBe(new Date(2026, 10, 20, 8, 30).toISOString())
    await expect.element(page.getByLabelText('Word')).toHaveValue('2026-11-20T08:30')
    await userEvent.clear(page.getByLabelText('Word'))
    expect(shown.value()).toBeNull()
  })
})

describe('select', () => {
  it('is one of its choices, or nothing', async () => {
    const choices = { low: { id: 'test.low', message: 'Low' }, high: { id: 'test.high', message: 'High' } }
    const shown = await renderField(select({ label, choices }))
    await userEvent.selectOptions(page.getByLabelText('Word'), 'high')
    expect(shown.value()).toBe('high')
    await userEvent.selectOptions(page.getByLabelText('Word'), 'Nothing chosen')
    expect(shown.value()).toBeNull()
  })
})

describe('boolean', () => {
  it('is ticked', async () => {
    const shown = await renderField(boolean({ label }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Word' }))
    expect(shown.value()).toBe(true)
  })
})

describe('number', () => {
  it('is a whole number, or nothing', async () => {
    const shown = await renderField(number({ label }))
    await userEvent.fill(page.getByLabelText('Word'), '12')
    expect(shown.value()).toBe(12)
    await userEvent.clear(page.getByLabelText('Word'))
    expect(shown.value()).toBeNull()
  })
})

describe('list', () => {
  it('is added to, put in order and taken from, by keyboard alone', async () => {
    const shown = await renderField(list(text(labelled('tag')), labelled('tags')), { value: ['light'] })
    await focusOn(page.getByRole('button', { name: 'Add: tag' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('paper')
    expect(shown.value()).toEqual(['light', 'paper'])
    await focusOn(page.getByRole('button', { name: 'Move tag 2 up' }))
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toEqual(['paper', 'light'])
    await userEvent.click(page.getByRole('button', { name: 'Remove tag 1' }))
    expect(shown.value()).toEqual(['light'])
    await expect.element(page.getByLabelText('tag 1', { exact: true })).toHaveFocus()
  })
})

describe('group', () => {
  const parts = { name: text(labelled('name')), size: number(labelled('size')) }

  it('changes one part and leaves the others', async () => {
    const shown = await renderField(group(parts, labelled('group')), { value: { name: 'Fern', size: 4 } })
    await userEvent.click(page.getByText('group'))
    await userEvent.fill(page.getByLabelText('name'), 'Moss')
    expect(shown.value()).toEqual({ name: 'Moss', size: 4 })
  })

  it('opens where a part of it is refused', async () => {
    const errors = [{ path: ['name'], message: 'Too odd.' }]
    await renderField(group(parts, labelled('group')), { errors })
    await expect.element(page.getByText('Too odd.', { exact: false })).toBeVisible()
  })
})

describe('reference', () => {
  it('is found by its title', async () => {
    const server = fakeServer({
      'GET /api/documents/{type}': () => ({ items: [summaryOf()], next: null, previous: null }),
    })
    const shown = await renderField(reference({ label, to: 'updates' }), { server })
    await userEvent.fill(page.getByLabelText('Find by title'), 'fixer')
    await expect.poll(() => server.asked.at(-1)?.query.q).toBe('fixer')
    await userEvent.selectOptions(page.getByLabelText('Word'), 'The autumn fixer trials')
    expect(shown.value()).toBe(summaryOf().id)
  })
})

describe('links', () => {
  it('are words and addresses, each refused at its own place', async () => {
    const shown = await renderField(links({ label }), {
      value: [{ text: 'Read', href: 'javascript:alert(1)' }],
      errors: [{ path: ['0', 'href'], message: 'Write a path.' }],
    })
    await expect
      .element(page.getByLabelText('Address of link 1'))
      .toHaveAccessibleDescription(/Write a path\./)
    await userEvent.fill(page.getByLabelText('Address of link 1'), '/updates')
    expect(shown.value()).toEqual([{ text: 'Read', href: '/updates' }])
  })
})
