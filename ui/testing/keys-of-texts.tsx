/** Text components: a keyboard test for each row of their keyboard tables. */
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CodeBlock } from '../components/code-block/code-block.tsx'
import { CodeGroup } from '../components/code-group/code-group.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { Figure } from '../components/figure/figure.tsx'
import fern from '../components/figure/sample-fern.svg?no-inline'
import stars from '../components/figure/sample-stars.svg?no-inline'
import { Gallery } from '../components/gallery/gallery.tsx'
import { Table } from '../components/table/table.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, link, press } from './keys.ts'
import { render } from './render.tsx'

const block = (title: string, text: string) => (
  <CodeBlock key={title} title={title}>
    <code>
      <span className="code-line">{text}</span>
      {'\n'}
    </code>
  </CodeBlock>
)

const group = (
  <CodeGroup>
    {block('npm', 'npm start')}
    {block('pnpm', 'pnpm start')}
    {block('yarn', 'yarn start')}
  </CodeGroup>
)

const plates = (
  <Gallery>
    <Figure src={fern} alt="A fern" width={60} height={80} />
    <Figure src={stars} alt="Stars" width={60} height={80} />
  </Gallery>
)

const minutes = (label: string) => (
  <Table caption="Minutes">
    <tbody>
      <tr>
        <td>{label}</td>
      </tr>
    </tbody>
  </Table>
)

/** Code that is wider than its frame. The frame detects this after a moment. */
async function wideCode() {
  const { host } = render(block('start.sh', 'npm start '.repeat(200)))
  await expect.poll(() => host.querySelectorAll('[data-overflows]').length).toBe(1)
}

const shows = (name: string) =>
  expect.element(page.getByRole('dialog').getByRole('img', { name })).toBeVisible()

/** Opens the first image enlarged. */
async function enlarged(dir: 'ltr' | 'rtl' = 'ltr') {
  const { host } = render(<div dir={dir}>{plates}</div>)
  await press('{Tab}{Enter}')
  await hasFocus(button('Close'))
  return host
}

async function scrollable() {
  render(minutes('wide'.repeat(500)))
  const frame = page.getByRole('group', { name: 'Minutes' })
  await expect.element(frame).toHaveAttribute('tabindex', '0')
  await press('{Tab}')
  await hasFocus(frame)
  return frame.element()
}

export const keysOfTexts = {
  'code-block': {
    async Tab() {
      await wideCode()
      await press('{Tab}')
      await hasFocus(button('Wrap start.sh'))
      await press('{Tab}')
      await hasFocus(button('Copy start.sh'))
      await press('{Tab}')
      await hasFocus(page.getByRole('group', { name: 'start.sh' }))
    },
    async 'Enter, Space'() {
      const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await wideCode()
      await press('{Tab} ')
      await expect.element(button('Wrap start.sh')).toHaveAttribute('aria-pressed', 'true')
      await press('{Tab}{Enter}')
      await expect.element(page.getByRole('status')).toMatchTextContent('Copied')
      expect(writeText).toHaveBeenCalledOnce()
    },
  },
  'code-group': {
    async Tab() {
      render(group)
      await press('{Tab}')
      await hasFocus(page.getByRole('tab', { name: 'npm', exact: true }))
      await expect.poll(() => page.getByRole('group', { name: 'npm' }).elements()).toEqual([])
      await press('{Tab}')
      await hasFocus(button('Copy npm'))
    },
    async 'Right, Left'() {
      render(group)
      await press('{Tab}{ArrowRight}')
      await expect.element(page.getByText('pnpm start')).toBeVisible()
      await press('{ArrowLeft}')
      await hasFocus(page.getByRole('tab', { name: 'npm', exact: true }))
      await press('{ArrowLeft}')
      await expect.element(page.getByText('yarn start')).toBeVisible()
    },
    async 'Home, End'() {
      render(group)
      await press('{Tab}{End}')
      await expect.element(page.getByText('yarn start')).toBeVisible()
      await press('{Home}')
      await expect.element(page.getByText('npm start', { exact: true })).toBeVisible()
    },
  },
  'error-summary': {
    async Enter() {
      render(
        <>
          <ErrorSummary errors={[{ field: 'name', message: 'Say who you are.' }]} />
          <TextField id="name" label="Name" error="Say who you are." />
        </>,
      )
      await hasFocus(page.getByRole('group', { name: 'There is a problem' }))
      await press('{Tab}{Enter}')
      await hasFocus(page.getByLabelText('Name'))
    },
  },
  gallery: {
    async Enter() {
      await enlarged()
      await shows('A fern')
    },
    async Tab() {
      const host = await enlarged()
      await press('{Tab}')
      await hasFocus(button('Previous image'))
      await press('{Tab}')
      await hasFocus(button('Next image'))
      await press('{Tab}{Tab}')
      expect(document.activeElement?.matches('.figure-enlarge')).toBe(false)
      expect(host.querySelector('dialog')?.matches(':modal')).toBe(true)
    },
    async 'Right, Left'() {
      for (const [dir, forwards, back] of [
        ['ltr', '{ArrowRight}', '{ArrowLeft}'],
        ['rtl', '{ArrowLeft}', '{ArrowRight}'],
      ] as const) {
        const host = await enlarged(dir)
        await press(forwards)
        await shows('Stars')
        await press(`${forwards}${back}${back}`)
        await shows('A fern')
        await press('{Escape}')
        host.hidden = true
      }
    },
    async 'Home, End'() {
      await enlarged()
      await press('{End}')
      await shows('Stars')
      await press('{Home}')
      await shows('A fern')
    },
    async Escape() {
      await enlarged()
      await press('{ArrowRight}{Escape}')
      await hasFocus(link('Stars Enlarge'))
    },
  },
  table: {
    async Tab() {
      const frame = await scrollable()
      const { host } = render(minutes('narrow'))
      await expect.poll(() => host.querySelector('.table-frame')?.hasAttribute('tabindex')).toBe(false)
      await press('{Tab}')
      expect(host.contains(document.activeElement)).toBe(false)
      expect(frame.isConnected).toBe(true)
    },
    async 'Right, Left'() {
      const frame = await scrollable()
      await press('{ArrowRight}')
      await expect.poll(() => frame.scrollLeft).toBeGreaterThan(0)
      await press('{ArrowLeft}')
      await expect.poll(() => frame.scrollLeft).toBe(0)
    },
  },
} satisfies Partial<KeyboardTests>
