/** Editing a text by keyboard in a real browser. */
import '@cyanotype/ui/icons/all.ts'
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fromWord } from '../../testing/clipboard-samples.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = () => page.getByRole('textbox', { name: 'Body' })

async function write(value: string, readOnly = false) {
  const shown = await renderField(mdx({ label }), { value, readOnly, server: fakeServer({}) })
  await expect.element(body()).toBeVisible()
  return shown
}

async function goToEnd() {
  focus(body().element())
  await userEvent.keyboard('{Control>}{End}{/Control}')
}

function focus(element: Element) {
  if (element instanceof HTMLElement) element.focus()
}

function paste(data: Readonly<Record<string, string>>) {
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content)
  body()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('Typing', () => {
  it('turns Markdown syntax into headings, lists, bold text and links', async () => {
    const shown = await write('')
    await goToEnd()
    await userEvent.keyboard(
      '## Water{Enter}Use **soft** water, see https://example.org/a now{Enter}- one{Enter}two',
    )
    await expect
      .poll(() => shown.value())
      .toBe('## Water\n\nUse **soft** water, see https://example.org/a now\n\n- one\n- two')
  })

  it('turns three backticks and a language into code at Enter', async () => {
    const shown = await write('')
    await goToEnd()
    await userEvent.keyboard('```ts{Enter}let minutes = 14')
    await expect.poll(() => shown.value()).toBe('```ts\nlet minutes = 14\n```')
  })

  it('shows the state at the caret in the toolbar, which works like the shortcuts', async () => {
    const shown = await write('Use soft water')
    await goToEnd()
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}')
    const bold = page.getByRole('toolbar', { name: 'Text toolbar' }).getByRole('button', { name: 'Bold' })
    await userEvent.click(bold)
    await expect.element(bold).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => shown.value()).toBe('Use soft **water**')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toBe('Use soft water')
  })
})

describe('Component in a text', () => {
  it('is edited in a form that rejects invalid values', async () => {
    const shown = await write('<Callout>\n  Mind the sun\n</Callout>')
    await goToEnd()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    const form = page.getByRole('dialog', { name: 'Callout' })
    await userEvent.selectOptions(form.getByLabelText('Tone'), 'warning')
    await userEvent.fill(form.getByLabelText('Title'), 'x'.repeat(201))
    await userEvent.click(form.getByRole('button', { name: 'Apply' }))
    await expect.element(form.getByLabelText('Title')).toHaveAccessibleDescription(/Shorten it\./)
    await userEvent.fill(form.getByLabelText('Title'), 'Noon')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => shown.value())
      .toBe('<Callout tone="warning" title="Noon">\n  Mind the sun\n</Callout>')
  })

  it('adds a part, moves it and is deleted', async () => {
    const shown = await write('First\n\n<Steps>\n  <Step title="Wash">\n    Well\n  </Step>\n</Steps>')
    await goToEnd()
    const tools = page.getByRole('toolbar', { name: 'Step', exact: true })
    await expect.element(tools).toBeVisible()
    // Each step has its own number, so the list must not add another.
    const marks = body().element().querySelector('.steps')
    expect(marks && getComputedStyle(marks).listStyleType).toBe('none')
    await userEvent.click(page.getByRole('button', { name: 'Steps' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Add: Step' }))
    await expect.poll(() => String(shown.value())).toContain('title="Step 2"')
    await userEvent.click(tools.getByRole('button', { name: 'Move up' }))
    await expect.poll(() => String(shown.value())).toMatch(/Step 2[\s\S]*Wash/)
    await userEvent.click(page.getByRole('button', { name: 'Steps' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
    await expect.poll(() => shown.value()).toBe('First')
  })
})

describe('Pasting', () => {
  it('cleans up content from Word', async () => {
    const shown = await write('')
    focus(body().element())
    paste({ 'text/html': fromWord, 'text/plain': 'The autumn fixer trials' })
    await expect.poll(() => String(shown.value())).toContain('- Paper\n  - Cotton, 300\u00a0g\n- Water')
    expect(checkMdx(String(shown.value()))).toEqual([])
  })

  it('turns selected text into a link when a URL is pasted over it', async () => {
    const shown = await write('Read this')
    await goToEnd()
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}')
    paste({ 'text/plain': 'https://example.org/a?utm_source=mail' })
    await expect.poll(() => shown.value()).toBe('Read [this](https://example.org/a)')
  })
})

describe('Links', () => {
  it('are inserted, edited and removed by keyboard', async () => {
    const shown = await write('Read this')
    await goToEnd()
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}{Control>}k{/Control}')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await userEvent.fill(dialog.getByRole('combobox', { name: 'URL or page' }), 'https://example.org/b')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert link' }))
    await expect.poll(() => shown.value()).toBe('Read [this](https://example.org/b)')
    await expect.element(body()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Control>}k{/Control}')
    await userEvent.click(page.getByRole('button', { name: 'Remove link' }))
    await expect.poll(() => shown.value()).toBe('Read this')
  })
})

describe('Find and replace', () => {
  it('counts matches, moves between them and replaces all', async () => {
    const shown = await write('Ήλιος και ήλιος\n\nhelios')
    await goToEnd()
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(page.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('ηλιοσ')
    await expect.element(page.getByText('1 of 2')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('2 of 2')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Replace with'), 'φως')
    await userEvent.click(page.getByRole('button', { name: 'Replace all 2 matches' }))
    await expect.poll(() => shown.value()).toBe('φως και φως\n\nhelios')
    await userEvent.keyboard('{Escape}')
    await expect.element(body()).toHaveFocus()
  })
})

describe('Source view', () => {
  it('lists errors and moves the caret to them', async () => {
    const shown = await write('Fine.\n\nIt takes <5 minutes.')
    await userEvent.click(page.getByRole('button', { name: 'Line 3, column 10' }))
    const control = page.getByLabelText('Body')
    await expect.element(control).toHaveFocus()
    const element = control.element()
    expect(element instanceof HTMLTextAreaElement && element.selectionStart).toBe('Fine.\n\nIt takes '.length)
    await userEvent.fill(control, 'It takes *five* minutes.')
    await userEvent.click(page.getByRole('button', { name: 'Source' }))
    await expect.element(body().getByText('five')).toBeVisible()
    expect(shown.value()).toBe('It takes *five* minutes.')
  })
})

describe('Switching between text and source', () => {
  it('moves the focus to the new view', async () => {
    await write('First.\n\nSecond.')
    const tool = page.getByRole('button', { name: 'Source', exact: true })
    await expect.element(tool).toBeVisible()
    tool.element().focus()
    await userEvent.keyboard('{Enter}')
    const control = page.getByLabelText('Body')
    await expect.element(control).toHaveValue('First.\n\nSecond.')
    await expect.element(control).toHaveFocus()
    await userEvent.keyboard('The ')
    await expect.element(control).toHaveValue('The First.\n\nSecond.')
    tool.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(body().getByText('The First.')).toBeVisible()
    await expect.element(body()).toHaveFocus()
  })

  it('stays in the source when the text cannot be parsed', async () => {
    await write('Fine, and <5 minutes.')
    const tool = page.getByRole('button', { name: 'Source', exact: true })
    tool.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Body')).toHaveValue('Fine, and <5 minutes.')
    await expect.element(tool).toHaveFocus()
  })
})

describe('Editor', () => {
  it('shows an outline with skipped levels, the length and images without alt text', async () => {
    await write('## Water\n\nOne two\n\n#### Deep\n\n<Figure src="/a.webp" alt="" />')
    await expect.element(page.getByText('4 words · 1 min read')).toBeVisible()
    await expect.element(page.getByText(/1 image without alt text/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Outline' }))
    const outline = page.getByRole('navigation', { name: 'Text outline' })
    await expect.element(outline.getByText('Skipped heading level')).toBeVisible()
    await userEvent.click(outline.getByRole('button', { name: 'Deep' }))
    await expect.element(body()).toHaveFocus()
  })

  it('shows only the text in full screen until Escape', async () => {
    await write('Text')
    await userEvent.click(page.getByRole('button', { name: 'Focus mode' }))
    const frame = body().element().closest('.writing')
    expect(frame).toHaveAttribute('data-full')
    await goToEnd()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => frame?.hasAttribute('data-full')).toBe(false)
  })

  it('is read-only when the field is read-only', async () => {
    await write('Text', true)
    await expect.element(body()).toHaveAttribute('contenteditable', 'false')
    expect(page.getByRole('button', { name: 'Bold' }).query()).toBeNull()
  })

  it('has no accessibility violations', async () => {
    await write(
      '## Water\n\n<Callout>\n  Text with [a link](/x)\n</Callout>\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    )
    await goToEnd()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
