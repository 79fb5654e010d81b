import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import { ImageText } from './image-text.tsx'

const image = { src: fern, alt: 'A fern', width: 300, height: 400 }

describe('ImageText', () => {
  describeConformance(
    (given) => (
      <ImageText {...image} {...given}>
        <p>A roof that faces south.</p>
      </ImageText>
    ),
    { element: HTMLDivElement },
  )

  it('has the image before the text for readers, whatever its side', () => {
    const { host } = render(
      <ImageText {...image} side="end">
        <p>A roof that faces south.</p>
      </ImageText>,
    )
    const [first] = host.querySelectorAll('img, p')
    expect(first?.tagName).toBe('IMG')
  })

  it.each([320, 1280])('keeps long words within a screen of %d px', async (width) => {
    await page.viewport(width, 800)
    render(
      <ImageText {...image}>
        <h2>Päikesetrükikojamälestustekogumik</h2>
      </ImageText>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1024, 768)
  })
})
