/** Blocks in the insert menu, and how they are moved and hidden. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const body = page.getByRole('textbox', { name: 'Body' })
const options = page.getByRole('listbox', { name: 'Insert' }).getByRole('option')

beforeEach(() => localStorage.clear())

async function open(value: string, hasBlocks = true) {
  const field = mdx({ label: { id: 'test.body', message: 'Body' }, hasBlocks })
  const shown = await renderField(field, { value, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  body.element().focus()
  return shown
}

const active = () => document.getElementById(body.element().getAttribute('aria-activedescendant') ?? '')
const drawn = () => options.elements().filter((entry) => entry.matches('[data-drawn]'))

describe('Blocks in the insert menu', () => {
  it('have a drawing each and are in a group', async () => {
    await open('Before')
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/')
    await expect.poll(() => drawn().length).toBeGreaterThan(12)
    for (const entry of drawn()) expect(entry.querySelectorAll('svg path')).toHaveLength(2)
    await expect.element(page.getByText('Blocks', { exact: true })).toBeInTheDocument()
    await expectNoViolations()
  })

  it('are not offered in other texts', async () => {
    await open('Before', false)
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/hero')
    await expect.element(page.getByText('No results')).toBeVisible()
  })

  it('are found by the words of authors, and inserted', async () => {
    const shown = await open('Before')
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/numbers')
    await expect.poll(() => active()?.textContent).toContain('Statistics')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.value()).toMatch(/<Statistics>\s+<Statistic value=".+" label=".+" \/>/)
  })
})

describe('Blocks in a text', () => {
  it('have their first part selected when they are inserted before other text, and typing replaces its label', async () => {
    const shown = await open('Before\n\nAfter')
    await userEvent.keyboard('{Control>}{Home}{/Control}{End} /form')
    await expect.poll(() => active()?.textContent).toContain('Form')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.value()).toContain('<Form ')
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveFocus()
    await userEvent.keyboard('Which day?{Enter}')
    await expect
      .poll(() => shown.value())
      .toMatch(/<FormField label="Which day\?" \/>\s+<FormField label="Form field 2"/)
  })

  it('have their first part selected when they are inserted at the end of the text', async () => {
    const shown = await open('Before')
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/form')
    await expect.poll(() => active()?.textContent).toContain('Form')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.value()).toContain('<Form ')
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveFocus()
  })

  it('are inserted after the component with the caret', async () => {
    const shown = await open('<Callout>\n  Words\n</Callout>')
    await page.getByText('Words').click()
    await userEvent.keyboard('{End} /partners')
    await expect.poll(() => active()?.textContent).toContain('Partners')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.value()).toMatch(/^<Callout>\s+Words\s+<\/Callout>\n\n<Partners \/>/)
  })

  it('are left with Enter from a selected part', async () => {
    const shown = await open('<People>\n  <Person name="Mari" />\n</People>')
    await page.getByText('Mari', { exact: true }).click()
    await userEvent.keyboard('{Enter}After')
    await expect.poll(() => shown.value()).toBe('<People>\n  <Person name="Mari" />\n</People>\n\nAfter')
  })

  it('have fields whose properties are edited in a form', async () => {
    const shown = await open('<Form name="Workshop">\n  <FormField label="Day" />\n</Form>')
    await page.getByRole('group', { name: 'Day' }).click()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Answer type' }), 'Choice')
    await userEvent.fill(page.getByRole('textbox', { name: 'Options' }), 'Saturday; Sunday')
    await userEvent.click(page.getByRole('switch', { name: 'Required' }))
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await expect
      .poll(() => shown.value())
      .toBe(
        '<Form name="Workshop">\n  <FormField label="Day" type="choice" required options="Saturday; Sunday" />\n</Form>',
      )
  })

  it('move with the keyboard, with the caret in them', async () => {
    const shown = await open('One\n\n<Callout>\n  Two\n</Callout>\n\nThree')
    await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}!')
    await expect.poll(() => shown.value()).toBe('<Callout>\n  Two\n</Callout>\n\n!One\n\nThree')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await expect.poll(() => shown.value()).toBe('!One\n\n<Callout>\n  Two\n</Callout>\n\nThree')
  })

  it('are hidden on the page and marked in the editor', async () => {
    const shown = await open('<CallToAction title="Join us">\n  Now\n</CallToAction>')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await page.getByRole('button', { name: 'Hide on the page' }).click()
    await expect
      .poll(() => shown.value())
      .toBe('<CallToAction title="Join us" hidden>\n  Now\n</CallToAction>')
    expect(body.element().querySelector('.call-to-action')?.getAttribute('data-hidden')).toBe(
      'Hidden on the page',
    )
    await page.getByRole('button', { name: 'Show on the page' }).click()
    await expect.poll(() => shown.value()).toBe('<CallToAction title="Join us">\n  Now\n</CallToAction>')
  })

  it('say what they list from the site', async () => {
    await open('<LatestUpdates title="News" count={2} tag="Tallinn" />\n\n<Partners />')
    await expect.element(page.getByText('Shows the 2 newest updates with the tag “Tallinn”.')).toBeVisible()
    await expect.element(page.getByText('Shows the logos of all partners.')).toBeVisible()
    await expectNoViolations()
  })
})
