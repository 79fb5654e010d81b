import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../tools/testing/eventually.ts'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { CodeBlockProps } from './code-block.tsx'
import { CodeBlock } from './code-block.tsx'

const change = (props: Partial<CodeBlockProps>) => (
  <CodeBlock title="process.yml" diff {...props}>
    <code>
      <span className="code-line">{'coat: twice'}</span>
      {'\n'}
      <del className="code-line">{'wash: 5'}</del>
      {'\n'}
      <ins className="code-line">{'wash: 8'}</ins>
      {'\n'}
    </code>
  </CodeBlock>
)

const endless = (
  <CodeBlock title="Terminal">
    <code>
      <span className="code-line">{`${'wide '.repeat(200)}`}</span>
      {'\n'}
    </code>
  </CodeBlock>
)

const button = (name: string) => page.getByRole('button', { name })

describe('CodeBlock', () => {
  describeConformance(change, { element: HTMLElement })

  let copied: string[]
  let stop: AbortController
  beforeEach(() => {
    copied = []
    stop = new AbortController()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  })

  afterEach(() => stop.abort())

  it('copies the code after the change, and confirms it', async () => {
    render(change({}))
    await userEvent.click(button('Copy process.yml'))
    expect(copied).toEqual(['coat: twice\nwash: 8'])
    await expect.element(page.getByRole('status')).toMatchTextContent('Copied')
    await expect.element(button('Copy process.yml')).toHaveFocus()
  })

  it('reports a copy to the page with an event', async () => {
    const reported = vi.fn<(words: string) => void>()
    const { signal } = stop
    document.addEventListener('cyanotype:copied', ({ detail }) => reported(detail), { signal })
    render(change({}))
    await userEvent.click(button('Copy process.yml'))
    await eventually(() => expect(reported.mock.calls).toEqual([['Copied']]))
  })

  it('keeps the start of the code free, also on a right-to-left page', () => {
    render(
      <div dir="rtl" style={{ inlineSize: '30rem' }}>
        {change({ title: undefined })}
      </div>,
    )
    const centre = (selector: string) => {
      const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return left + width / 2
    }
    expect(centre('.code-head')).toBeGreaterThan(centre('.code-text'))
  })

  it('copies a patch with the patch button', async () => {
    render(change({}))
    await userEvent.click(button('Copy as patch process.yml'))
    expect(copied).toEqual([' coat: twice\n-wash: 5\n+wash: 8\n'])
  })

  it('selects the code if the clipboard is refused', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    render(change({}))
    await userEvent.click(button('Copy process.yml'))
    await expect.poll(() => getSelection()?.toString()).toContain('coat: twice')
  })

  it('names added and removed lines in words', async () => {
    render(change({}))
    await expect.element(page.getByRole('insertion')).toMatchTextContent('wash: 8')
    await expect.element(page.getByRole('deletion')).toMatchTextContent('wash: 5')
  })

  it('keeps the space of the wrap button beside a title, so that the code does not move', async () => {
    const { host } = render(
      <CodeBlock title="a.sh">
        <code>npm start</code>
      </CodeBlock>,
    )
    const wrap = host.querySelector<HTMLElement>('[data-action="wrap"]')
    await expect.element(page.getByRole('button', { name: 'Wrap' })).not.toBeInTheDocument()
    expect(wrap?.offsetWidth).toBeGreaterThan(0)
  })

  it('is a named, focusable frame while it overflows without wrapping', async () => {
    render(endless)
    const frame = page.getByRole('group', { name: 'Terminal' })
    await expect.element(frame).toHaveAttribute('tabindex', '0')
    await userEvent.click(button('Wrap Terminal'))
    await expect.element(button('Wrap Terminal')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => frame.elements()).toEqual([])
  })

  it('is not a Tab stop if it fits', async () => {
    render(change({}))
    await expect.poll(() => page.getByRole('group', { name: 'process.yml' }).elements()).toEqual([])
    expect(button('Wrap process.yml').elements()).toEqual([])
  })

  it('reads from left to right in every language, with buttons in the language of the reader', async () => {
    render(
      <UiProvider locale={et}>
        <div dir="rtl">{change({})}</div>
      </UiProvider>,
    )
    expect(getComputedStyle(page.getByText('coat: twice').element()).direction).toBe('ltr')
    await expect.element(button('Kopeeri process.yml')).toBeVisible()
  })
})
