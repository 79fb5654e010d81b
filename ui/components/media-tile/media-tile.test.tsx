import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import { MediaTile } from './media-tile.tsx'

const tile = () => page.getByRole('group', { name: 'fern.jpg' })

describe('MediaTile', () => {
  describeConformance(
    (given) => (
      <MediaTile
        kind="image"
        name="fern.jpg"
        src={fern}
        bytes={2_480_000}
        lacksText
        onOpen={vi.fn()}
        {...given}
      />
    ),
    { element: HTMLDivElement },
  )

  it('shows kind and size in the language of the reader, and what is missing', async () => {
    render(
      <UiProvider locale={et}>
        <MediaTile kind="image" name="fern.jpg" bytes={2_480_000} note="1600 × 1200" lacksText />
      </UiProvider>,
    )
    await expect.element(tile()).toMatchTextContent(/Pilt · 2,5\s?MB · 1600 × 1200/)
    await expect.element(page.getByText('Asendustekst puudub')).toBeVisible()
  })

  it('does not name the kind of a visible image', async () => {
    render(<MediaTile kind="image" name="fern.jpg" src="/fern.jpg" bytes={281} />)
    await expect.element(tile()).toMatchTextContent(/^fern\.jpg281 bytes$/)
  })

  it('is selected by its checkbox, and opened everywhere else', async () => {
    const handleOpen = vi.fn()
    const handleSelected = vi.fn()
    const { host } = render(
      <MediaTile
        kind="image"
        name="fern.jpg"
        src={fern}
        onOpen={handleOpen}
        onSelectedChange={handleSelected}
      />,
    )
    await userEvent.click(page.getByRole('checkbox', { name: 'Select fern.jpg' }))
    expect(handleSelected.mock.calls).toEqual([[true]])
    expect(handleOpen).not.toHaveBeenCalled()
    const picture = host.querySelector('.media-tile-frame')?.getBoundingClientRect() ?? new DOMRect()
    const under = window.document.elementFromPoint(
      picture.x + picture.width / 2,
      picture.y + picture.height / 2,
    )
    expect(under).toBe(page.getByRole('button', { name: 'fern.jpg' }).element())
    await userEvent.click(page.getByRole('button', { name: 'fern.jpg' }))
    expect(handleOpen).toHaveBeenCalledOnce()
  })

  it('is not a Tab stop in a grid with arrow-key navigation', async () => {
    render(
      <MediaTile kind="image" name="fern.jpg" stop={false} onOpen={vi.fn()} onSelectedChange={vi.fn()} />,
    )
    await expect.element(page.getByRole('button', { name: 'fern.jpg' })).toHaveAttribute('tabindex', '-1')
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('tabindex', '-1')
  })

  it('shows the upload progress', async () => {
    render(<MediaTile kind="video" name="fern.jpg" progress={0.4} />)
    const progress = page.getByRole('progressbar', { name: 'fern.jpg' })
    await expect.element(progress).toHaveAttribute('value', '0.4')
  })

  it('shows why an upload failed in an existing live region, and allows a retry', async () => {
    const handleRetry = vi.fn()
    const { rerender } = render(<MediaTile kind="image" name="fern.jpg" progress={0.9} />)
    const status = page.getByRole('status').element()
    rerender(
      <MediaTile kind="image" name="fern.jpg" error="The connection broke off." onRetry={handleRetry} />,
    )
    expect(page.getByRole('status').element()).toBe(status)
    await expect.element(page.getByRole('status')).toMatchTextContent(/broke off/)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(handleRetry).toHaveBeenCalledOnce()
  })
})
