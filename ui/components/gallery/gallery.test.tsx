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

  it('opens a picture large, with its caption and its place', async () => {
    render(plates({}))
    await userEvent.click(picture('Stars'))
    await expect.element(lightbox.getByRole('img', { name: 'Stars' })).toBeVisible()
    await expect.element(lightbox.getByRole('figure')).toMatchTextContent('Plate 7')
    await expect.element(lightbox.getByRole('status')).toMatchTextContent('2 of 2. Stars')
  })

  it('opens what is as large as it gets, where that is another file', async () => {
    const { host } = render(
      <Gallery>
        <Figure src={fern} large={stars} alt="A fern" width={60} height={80} />
      </Gallery>,
    )
    await userEvent.click(picture('A fern'))
    await expect.poll(() => host.querySelector('dialog img')?.getAttribute('src')).toContain(stars)
  })

  it('is turned with the arrows, and goes round', async () => {
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

  it('is turned the other way where reading runs from right to left', async () => {
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

  it('closes with Escape, back at the picture that was looked at last', async () => {
    render(plates({}))
    await userEvent.click(picture('A fern'))
    await userEvent.click(lightbox.getByRole('button', { name: 'Next picture' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(picture('Stars')).toHaveFocus()
    expect(lightbox.elements()).toEqual([])
  })

  it('leads to the pictures themselves without script', () => {
    expect(renderToString(plates({}))).toContain(`<a href="${fern}" class="figure-enlarge">`)
  })
})
