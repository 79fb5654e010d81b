import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'
import { Toggletip } from './toggletip.tsx'

const languages = (
  <Popover label="Languages" trigger={(triggerProps) => <Button {...triggerProps}>Choose</Button>}>
    <button type="button">Eesti</button>
  </Popover>
)

const dialog = page.getByRole('dialog', { name: 'Languages' })
const choose = page.getByRole('button', { name: 'Choose' })

/** As in a browser without anchor positioning. */
function hideAnchors() {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  onTestFinished(() => supports.mockRestore())
}

describe('Popover', () => {
  describeConformance(
    (given) => (
      <Popover
        label="Languages"
        trigger={(triggerProps) => <Button {...triggerProps}>Choose</Button>}
        {...given}
      >
        Eesti
      </Popover>
    ),
    { element: HTMLDivElement },
  )

  it('opens with Enter, is entered with Tab, and returns focus with Escape', async () => {
    render(languages)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Eesti' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(choose).toHaveFocus()
    expect(dialog.elements()).toEqual([])
  })

  it('closes with a press elsewhere', async () => {
    render(
      <>
        {languages}
        <p style={{ marginBlockStart: '20rem' }}>Elsewhere</p>
      </>,
    )
    await userEvent.click(choose)
    await expect.element(dialog).toBeVisible()
    await userEvent.click(page.getByText('Elsewhere'))
    await expect.poll(() => dialog.elements()).toEqual([])
  })

  it.each([
    ['20%', 'below', 'with'],
    ['80%', 'above', 'with'],
    ['20%', 'below', 'without'],
    ['80%', 'above', 'without'],
  ] as const)(
    'scrolls with a button at %s of the window, %s which it has more room, but not enough, %s anchors',
    async (insetBlockStart, side, anchors) => {
      if (anchors === 'without') hideAnchors()
      await page.viewport(360, 640)
      onTestFinished(() => page.viewport(innerWidth, innerHeight))
      render(
        <div style={{ position: 'fixed', insetBlockStart, insetInlineEnd: 0 }}>
          <Popover label="Languages" trigger={(triggerProps) => <Button {...triggerProps}>Choose</Button>}>
            <p style={{ blockSize: '90dvb' }}>Eesti</p>
          </Popover>
        </div>,
      )
      await userEvent.click(choose)
      await expect.element(dialog).toBeVisible()
      const shown = dialog.element().getBoundingClientRect()
      const { top, bottom } = choose.element().getBoundingClientRect()
      expect(shown.top).toBeGreaterThanOrEqual(side === 'below' ? bottom : 0)
      expect(shown.bottom).toBeLessThanOrEqual(side === 'below' ? innerHeight : top)
      expect(shown.right).toBeLessThanOrEqual(innerWidth)
    },
  )

  it.each([
    ['top', 'insetBlockStart'],
    ['bottom', 'insetBlockEnd'],
  ] as const)(
    'is as high as its content on a phone, with a button in the middle of the %s',
    async (_, edge) => {
      await page.viewport(360, 640)
      onTestFinished(() => page.viewport(innerWidth, innerHeight))
      render(
        <div style={{ position: 'fixed', [edge]: 0, insetInlineStart: 100 }}>
          <Toggletip subject="Exposure">{'How long the paper is exposed. '.repeat(4)}</Toggletip>
        </div>,
      )
      await userEvent.click(page.getByRole('button', { name: /Exposure/ }))
      const shown = page
        .getByText(/How long the paper/)
        .element()
        .closest('.popover')
      await expect.poll(() => shown?.getBoundingClientRect().height ?? Number.NaN).toBeLessThan(150)
      const { top, bottom, left, right } = shown?.getBoundingClientRect() ?? new DOMRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left).toBeGreaterThan(0)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
      expect(right).toBeLessThanOrEqual(innerWidth)
    },
  )

  it.each(['with', 'without'])(
    'is placed below its button, aligned at the start, %s anchors',
    async (anchors) => {
      if (anchors === 'without') hideAnchors()
      for (const dir of ['ltr', 'rtl'] as const) {
        const { host } = render(
          <div dir={dir} style={{ padding: '2rem 10rem' }}>
            {languages}
          </div>,
        )
        await userEvent.click(choose)
        const button = choose.element().getBoundingClientRect()
        const box = () => dialog.element().getBoundingClientRect()
        await expect.poll(() => Math.abs(box().top - button.bottom - 8)).toBeLessThan(2)
        const apart = () => (dir === 'ltr' ? box().left - button.left : box().right - button.right)
        await expect.poll(() => Math.abs(apart())).toBeLessThan(2)
        expect(dialog.element().hasAttribute('style')).toBe(anchors === 'without')
        await userEvent.keyboard('{Escape}')
        host.hidden = true
      }
    },
  )

  it('is placed above its button if there is no room below, without anchors too', async () => {
    hideAnchors()
    render(<div style={{ position: 'fixed', insetBlockEnd: 0 }}>{languages}</div>)
    await userEvent.click(choose)
    const { top } = choose.element().getBoundingClientRect()
    await expect
      .poll(() => Math.abs(dialog.element().getBoundingClientRect().bottom - top + 8))
      .toBeLessThan(2)
  })
})

describe('Toggletip', () => {
  describeConformance(
    (given) => (
      <Toggletip subject="slugs" {...given}>
        The last part of an address.
      </Toggletip>
    ),
    { element: HTMLSpanElement },
  )

  it('names its subject, describes it even while closed, and shows on a press', async () => {
    render(
      <UiProvider locale={et}>
        <Toggletip subject="aadress">Aadressi viimane osa.</Toggletip>
      </UiProvider>,
    )
    const button = page.getByRole('button', { name: 'Lähemalt: aadress' })
    await expect.element(button).toHaveAccessibleDescription('Aadressi viimane osa.')
    await userEvent.click(button)
    await expect.element(page.getByText('Aadressi viimane osa.')).toBeVisible()
  })
})
