import { Button, Dialog, Tooltip } from '@cyanotype/ui/index.ts'
import { render } from '@cyanotype/ui/testing/render.tsx'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../admin.css'
import { Tooltips } from './tooltips.tsx'

const tips = page.getByRole('tooltip')
const seen = () => tips.elements().map(({ textContent }) => textContent)
/** Whether the text is seen in a tooltip, which is above everything else. */
const isOnTop = (text: string) => {
  const { left, top, width, height } = page.getByText(text).first().element().getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.tooltip') != null
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

function show(children: ReactNode) {
  return render(
    <>
      <main style={{ padding: '6rem' }}>{children}</main>
      <Tooltips />
    </>,
  )
}

describe('Tooltips', () => {
  it('show the name of an icon button when the pointer rests on it', async () => {
    show(<Button icon="history" aria-label="Versions" />)
    await userEvent.hover(button('Versions'))
    expect(seen()).toEqual([])
    await expect.element(tips).toMatchTextContent('Versions')
    await userEvent.hover(page.getByRole('main'), { position: { x: 5, y: 5 } })
    await expect.poll(seen).toEqual([])
  })

  it('open at once on keyboard focus, and close with Escape', async () => {
    show(<Button icon="history" aria-label="Versions" />)
    await userEvent.keyboard('{Tab}')
    await expect.element(tips).toMatchTextContent('Versions')
    await userEvent.keyboard('{Escape}')
    await expect.poll(seen).toEqual([])
    await expect.element(button('Versions')).toHaveFocus()
  })

  it('stay open while the pointer is on them, within the window', async () => {
    show(<Button icon="history" aria-label="Versions" />)
    await userEvent.hover(button('Versions'))
    await userEvent.hover(page.getByText('Versions').first())
    await expect.poll(() => isOnTop('Versions')).toBe(true)
    const { bottom } = page.getByText('Versions').first().element().getBoundingClientRect()
    expect(bottom).toBeLessThan(button('Versions').element().getBoundingClientRect().top)
  })

  it('are shown above a modal', async () => {
    show(
      <Dialog open title="Share" onClose={() => undefined}>
        <Button icon="copy" aria-label="Copy the link" />
      </Dialog>,
    )
    await userEvent.hover(button('Copy the link'))
    await expect.element(tips).toMatchTextContent('Copy the link')
    await expect.poll(() => isOnTop('Copy the link')).toBe(true)
    expect(page.getByText('Copy the link').first().element().closest('dialog')).not.toBeNull()
  })

  it('do not repeat visible text', async () => {
    show(<Button aria-label="Publish the update">Publish</Button>)
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Publish the update')).toHaveFocus()
    await new Promise(requestAnimationFrame)
    expect(seen()).toEqual([])
  })

  it('skip elements with a tooltip of their own', async () => {
    show(
      <Tooltip label="Bold (Ctrl B)">
        <Button icon="bold" aria-label="Bold" />
      </Tooltip>,
    )
    await userEvent.hover(button('Bold'))
    await expect.element(tips).toMatchTextContent('Bold (Ctrl B)')
    expect(seen()).toHaveLength(1)
  })

  it('show the full text of truncated table values and abbreviations', async () => {
    const long = 'Wanted: a bookbinder who does not mind blue thumbs'
    show(
      <>
        <div
          className="data-table-cell"
          style={{ inlineSize: '8rem', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          <span style={{ whiteSpace: 'nowrap' }}>{long}</span>
        </div>
        <span data-tip="English: Published">EN</span>
      </>,
    )
    await userEvent.hover(page.getByText(long))
    await expect.element(tips).toMatchTextContent(long)
    await userEvent.hover(page.getByText('EN', { exact: true }))
    await expect.element(tips).toMatchTextContent('English: Published')
  })
})
