import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startBehaviours } from './behaviours.ts'
import { CodeBlock } from './components/code-block/code-block.tsx'
import { Figure } from './components/figure/figure.tsx'
import fern from './components/figure/sample-fern.svg?no-inline'
import { Gallery } from './components/gallery/gallery.tsx'
import { Table } from './components/table/table.tsx'
import { newHost } from './testing/render.tsx'

/** A page as the server sends it: HTML without React. */
function open(html: string) {
  newHost().innerHTML = html
  startBehaviours()
}

describe('page of plain HTML', () => {
  it('copies code with the copy button', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    open(
      renderToStaticMarkup(
        <CodeBlock title="a.ts">
          <code>const a = 1</code>
        </CodeBlock>,
      ),
    )
    await userEvent.click(page.getByRole('button', { name: 'Copy a.ts' }))
    expect(write).toHaveBeenCalledWith('const a = 1')
  })

  it('opens images enlarged', async () => {
    open(
      renderToStaticMarkup(
        <Gallery>
          <Figure src={fern} alt="A fern" width={60} height={80} />
        </Gallery>,
      ),
    )
    await userEvent.click(page.getByRole('link', { name: 'A fern Enlarge' }))
    await expect.element(page.getByRole('dialog').getByRole('img', { name: 'A fern' })).toBeVisible()
  })

  it('makes a table a Tab stop only if it scrolls', async () => {
    open(
      renderToStaticMarkup(
        <Table caption="Minutes">
          <tbody>
            <tr>
              <td>17</td>
            </tr>
          </tbody>
        </Table>,
      ),
    )
    await expect.poll(() => page.getByRole('group', { name: 'Minutes' }).elements()).toEqual([])
  })
})
