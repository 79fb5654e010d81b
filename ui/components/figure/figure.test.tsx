import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Figure } from './figure.tsx'
import fern from './sample-fern.svg?no-inline'
import stars from './sample-stars.svg?no-inline'

describe('Figure', () => {
  describeConformance((given) => <Figure src={fern} alt="A fern" caption="Plate 114" {...given} />, {
    element: HTMLElement,
  })

  it('shows an image with its alt text and its caption', async () => {
    render(<Figure src={fern} alt="A fern" caption="Plate 114" width={300} height={400} />)
    await expect.element(page.getByRole('img', { name: 'A fern' })).toHaveAttribute('width', '300')
    await expect.element(page.getByRole('figure')).toMatchTextContent('Plate 114')
  })

  it('has a caption in the direction of its language, which begins at the edge of the page', () => {
    const text = 'The back of a plate.'
    render(
      <div dir="rtl">
        <Figure src={fern} alt="A fern" caption={text} />
      </div>,
    )
    const caption = page.getByText(text).element()
    const range = document.createRange()
    range.selectNodeContents(caption)
    const edge = range.getBoundingClientRect().right
    expect(edge).toBeCloseTo(caption.getBoundingClientRect().right, 0)
    // The full stop is at the end of the sentence, which is on the right.
    range.setStart(caption.firstChild ?? caption, text.length - 1)
    expect(range.getBoundingClientRect().right).toBeCloseTo(edge, 0)
  })

  it('is not announced if it is decoration without a caption', () => {
    render(<Figure src={fern} alt="" />)
    expect(page.getByRole('figure').elements()).toEqual([])
    render(<Figure src={fern} alt="" caption="Plate 114" />)
    expect(page.getByRole('figure').elements()).toHaveLength(1)
  })

  it('reserves the space of an image that is loading', () => {
    render(<Figure src="/never-there.webp" alt="" width={300} height={400} />)
    const { height, width } = document.querySelector('img')?.getBoundingClientRect() ?? {}
    expect([width, height]).toEqual([300, 400])
  })

  it('loads lazily, or with priority', async () => {
    render(<Figure src={fern} alt="Later" />)
    render(<Figure src={fern} alt="Now" first />)
    await expect.element(page.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy')
    await expect.element(page.getByRole('img', { name: 'Now' })).toHaveAttribute('fetchpriority', 'high')
  })

  it('offers other sizes and formats to the browser', async () => {
    const among = {
      srcSet: `${fern}?small 100w, ${fern}?large 3000w`,
      sizes: '50px',
      formats: [{ type: 'image/nobody-knows', srcSet: '/never-there 100w' }],
    }
    const { host } = render(
      <Figure src="/never-there.webp" alt="A fern" among={among} width={300} height={400} />,
    )
    await expect.poll(() => host.querySelector('img')?.currentSrc).toMatch(/\?(small|large)$/)
    expect(host.querySelector('picture > source')?.getAttribute('sizes')).toBe('50px')
  })

  it('has a placeholder colour of the size of the image until it loads', () => {
    const { host } = render(
      <Figure src="/never-there.webp" alt="" caption="Plate 114" ground="#12456b" width={300} height={40} />,
    )
    const ground = host.querySelector('.figure-background')
    expect(getComputedStyle(ground ?? host).backgroundColor).toBe('rgb(18, 69, 107)')
    expect(ground?.getBoundingClientRect().height).toBe(
      host.querySelector('img')?.getBoundingClientRect().height,
    )
    expect(host.querySelector('[style]')).toBeNull()
  })

  it.each(['light', 'dark'])('shows and loads only the image of the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const { host } = render(
      <Figure
        src={`${fern}?${theme}`}
        darkSrc={`${stars}?${theme}`}
        alt="A plant"
        width={300}
        height={400}
      />,
    )
    const [light, dark] = host.querySelectorAll('img')
    const [shown, hidden] = theme === 'light' ? [light, dark] : [dark, light]
    await expect.poll(() => shown?.naturalWidth).toBeGreaterThan(0)
    expect(hidden?.naturalWidth).toBe(0)
    expect([shown?.checkVisibility(), hidden?.checkVisibility()]).toEqual([true, false])
  })

  it('loads nothing from a dangerous URL', () => {
    const { host } = render(<Figure src="javascript:alert(1)" alt="A fern" />)
    expect(host.querySelector('img')?.hasAttribute('src')).toBe(false)
  })
})
