import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Figure } from '../figure/figure.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import stars from '../figure/sample-stars.svg?no-inline'
import type { GalleryProps } from './gallery.tsx'
import { Gallery } from './gallery.tsx'

const plates = (props: GalleryProps) => (
  <Gallery {...props}>
    <Figure src={fern} alt="A fern" caption="Plate 114" width={60} height={80} />
    <Figure src={stars} alt="Stars" caption="Plate 7" width={60} height={80} />
  </Gallery>
)

const picture = (name: string) => page.getByRole('link', { name: `${name} Enlarge` })
const lightbox = page.getByRole('dialog', { name: 'Enlarge' })

describe('Gallery', () => {
  describeConformance(plates, { element: HTMLDivElement })

  it('opens an image enlarged, with its caption and position', async () => {
    render(plates({}))
    await userEvent.click(picture('Stars'))
    await expect.element(lightbox.getByRole('img', { name: 'Stars' })).toBeVisible()
    await expect.element(lightbox.getByRole('figure')).toMatchTextContent('Plate 7')
    await expect.element(lightbox.getByRole('status')).toMatchTextContent('2 of 2. Stars')
  })

  it('opens the large file, if there is one', async () => {
    const { host } = render(
      <Gallery>
        <Figure src={fern} large={stars} alt="A fern" width={60} height={80} />
      </Gallery>,
    )
    await userEvent.click(picture('A fern'))
    await expect.poll(() => host.querySelector('dialog img')?.getAttribute('src')).toContain(stars)
  })

  it('moves with the arrow keys, and wraps around', async () => {
    render(plates({}))
    await userEvent.click(picture('A fern'))
    await expect.element(lightbox.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(lightbox.getByRole('img', { name: 'Stars' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(lightbox.getByRole('img', { name: 'A fern' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect.element(lightbox.getByRole('img', { name: 'Stars' })).toBeVisible()
  })

  it('leaves arrow keys with Alt to the browser, which goes back', async () => {
    render(plates({}))
    await userEvent.click(picture('A fern'))
    await expect.element(lightbox.getByRole('button', { name: 'Close' })).toHaveFocus()
    const press = (altKey: boolean) => {
      const options = { key: 'ArrowLeft', altKey, bubbles: true, cancelable: true }
      return lightbox.element().dispatchEvent(new KeyboardEvent('keydown', options))
    }
    expect([press(true), press(false)]).toEqual([true, false])
  })

  it('moves the other way in right-to-left text', async () => {
    render(
      <UiProvider dir="rtl">
        <div dir="rtl">{plates({})}</div>
      </UiProvider>,
    )
    await userEvent.click(picture('A fern'))
    await expect.element(lightbox).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(lightbox.getByRole('img', { name: 'Stars' })).toBeVisible()
  })

  it('closes with Escape, with focus on the last image shown', async () => {
    render(plates({}))
    await userEvent.click(picture('A fern'))
    await userEvent.click(lightbox.getByRole('button', { name: 'Next image' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(picture('Stars')).toHaveFocus()
    expect(lightbox.elements()).toEqual([])
  })

  it('links to the image files without a script', () => {
    expect(renderToString(plates({}))).toContain(`<a href="${fern}" class="figure-enlarge">`)
  })
})
