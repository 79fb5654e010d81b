/** Field editors: what each kind of field shows, its value and its errors. */
import {
  boolean,
  date,
  group,
  links,
  number,
  reference,
  select,
  slug,
  text,
} from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { summaryOf, updateOf } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderField } from '../testing/render-field.tsx'

const label = { id: 'test.field', message: 'Word' }
async function _focusOn(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
}
const labelled = (message: string) => ({ label: { id: `test.${message}`, message } })

describe('Text field', () => {
  it('shows by how much the text is too long and does not cut it', async () => {
    const shown = await renderField(text({ label, maxLength: 5 }))
    await userEvent.fill(page.getByLabelText('Word'), 'paperweight')
    expect(shown.value()).toBe('paperweight')
    await expect.element(page.getByText('6 characters too many', { exact: false })).toBeVisible()
    await expect.element(page.getByLabelText('Word')).toHaveAttribute('aria-invalid', 'true')
  })

  it('keeps the caret between the same letters when a change of another person arrives', async () => {
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

  it('is written from right to left in Arabic', async () => {
    await renderField(text({ label }), { lang: 'ar', value: 'ورق.' })
    await expect.element(page.getByLabelText('Word')).toHaveAttribute('dir', 'rtl')
  })

  it('is written from left to right if it is an e-mail address', async () => {
    await renderField(text({ label, format: 'e-mail' }), { lang: 'ar' })
    await expect.element(page.getByLabelText('Word')).not.toHaveAttribute('dir', 'rtl')
  })

  it('shows its error', async () => {
    await renderField(text({ label }), { errors: [{ path: [], message: 'Required to publish.' }] })
    await expect.element(page.getByLabelText('Word')).toHaveAccessibleDescription(/Required to publish\./)
  })

  it('shows the remaining characters near the limit', async () => {
    await renderField(text({ label, maxLength: 20 }), { value: 'eighteen letters ab' })
    await expect.element(page.getByLabelText('Word')).toHaveAccessibleDescription('1 character left')
  })

  it('shows a format error only after the focus has left', async () => {
    await renderField(text({ label, format: 'e-mail' }))
    await userEvent.fill(page.getByLabelText('Word'), 'eleni')
    await expect.element(page.getByLabelText('Word')).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByLabelText('Word')).toHaveAccessibleDescription(/Enter an e-mail address/)
  })

  it('is read-only when the user may not edit', async () => {
    await renderField(text({ label }), { value: 'print', readOnly: true })
    await expect.element(page.getByLabelText('Word')).toHaveAttribute('readonly')
  })
})

describe('Slug field', () => {
  it('can be derived from the title again', async () => {
    const shown = await renderField(slug({ label, from: 'title' }), {
      value: 'old',
      siblings: { title: 'Φθινόπωρο 2026' },
    })
    await userEvent.click(page.getByLabelText('Word'))
    await userEvent.click(page.getByRole('button', { name: 'fthinoporo-2026', exact: false }))
    expect(shown.value()).toBe('fthinoporo-2026')
  })
})

describe('Date field', () => {
  it('shows local time and stores UTC', async () => {
    const shown = await renderField(date({ label }), { value: '2026-11-20T06:30:00.000Z' })
    const here = new Date('2026-11-20T06:30:00.000Z')
    const time = page.getByRole('textbox', { name: 'Time', exact: true })
    await expect.element(time).toBeVisible()
    await userEvent.fill(time, '09:45')
    await userEvent.keyboard('{Tab}')
    here.setHours(9, 45)
    expect(shown.value()).toBe(here.toISOString())
    await userEvent.clear(time)
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toBeNull()
  })
})

describe('Select field', () => {
  const choices = { low: { id: 'test.low', message: 'Low' }, high: { id: 'test.high', message: 'High' } }

  it('stores one choice or nothing', async () => {
    const shown = await renderField(select({ label, choices }))
    await userEvent.selectOptions(page.getByLabelText('Word'), 'high')
    expect(shown.value()).toBe('high')
    await userEvent.selectOptions(page.getByLabelText('Word'), 'No selection')
    expect(shown.value()).toBeNull()
  })

  it('shows all choices as radio buttons when one is required', async () => {
    const shown = await renderField(select({ label, choices, initial: 'low', required: true }))
    await expect.element(page.getByRole('radio', { name: 'Low' })).toBeChecked()
    await userEvent.click(page.getByRole('radio', { name: 'High' }))
    expect(shown.value()).toBe('high')
  })

  it('is searchable when it has many choices', async () => {
    const years = Array.from({ length: 20 }, (_, year) => `y${1900 + year}`)
    const many = Object.fromEntries(years.map((year) => [year, { id: `test.${year}`, message: year }]))
    const shown = await renderField(select({ label, choices: many }))
    await userEvent.click(page.getByRole('combobox', { name: 'Word' }))
    await userEvent.keyboard('1917{Enter}')
    expect(shown.value()).toBe('y1917')
  })
})

describe('Boolean field', () => {
  it('switches between on and off', async () => {
    const shown = await renderField(boolean({ label }))
    await userEvent.click(page.getByRole('switch', { name: 'Word' }))
    expect(shown.value()).toBe(true)
  })
})

describe('Number field', () => {
  it('stores an integer or nothing', async () => {
    const shown = await renderField(number({ label }))
    await userEvent.fill(page.getByLabelText('Word'), '12')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toBe(12)
    await userEvent.clear(page.getByLabelText('Word'))
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toBeNull()
  })
})

describe('Group field', () => {
  const parts = { name: text(labelled('name')), size: number(labelled('size')) }

  it('changes one field and keeps the others', async () => {
    const shown = await renderField(group(parts, labelled('group')), { value: { name: 'Fern', size: 4 } })
    await userEvent.click(page.getByText('group'))
    await userEvent.fill(page.getByLabelText('name'), 'Moss')
    expect(shown.value()).toEqual({ name: 'Moss', size: 4 })
  })

  it('opens when one of its fields has an error', async () => {
    const errors = [{ path: ['name'], message: 'Too odd.' }]
    await renderField(group(parts, labelled('group')), { errors })
    await expect.element(page.getByText('Too odd.', { exact: false })).toBeVisible()
  })
})

describe('Reference field', () => {
  it('finds a document by title and shows its status', async () => {
    const server = fakeServer({
      'GET /api/documents/{type}': () => ({ items: [summaryOf()], next: null, previous: null }),
      'GET /api/documents/{type}/{id}': () => updateOf({ en: { status: 'draft', version: 1 } }),
    })
    const shown = await renderField(reference({ label, to: 'updates' }), { server })
    await userEvent.click(page.getByRole('combobox', { name: 'Word' }))
    await userEvent.keyboard('fixer')
    await expect.poll(() => server.requests.at(-1)?.query.q).toBe('fixer')
    await page.getByRole('option', { name: 'The autumn fixer trials' }).click()
    expect(shown.value()).toBe(summaryOf().id)
    await expect.element(page.getByText(/Not published in English/)).toBeVisible()
  })
})

describe('Links field', () => {
  it('stores labels and URLs and shows errors at their inputs', async () => {
    const shown = await renderField(links({ label }), {
      value: [{ text: 'Read', href: 'javascript:alert(1)' }],
      errors: [{ path: ['0', 'href'], message: 'Write a path.' }],
    })
    await expect
      .element(page.getByRole('combobox', { name: 'Link 1: URL or page' }))
      .toHaveAccessibleDescription(/Write a path\./)
    await userEvent.fill(page.getByRole('combobox', { name: 'Link 1: URL or page' }), '/updates')
    expect(shown.value()).toEqual([{ text: 'Read', href: '/updates' }])
  })
})
