import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Figure } from './figure.tsx'
import fern from './sample-fern.svg?no-inline'

describe('Figure', () => {
  describeConformance((given) => <Figure src={fern} alt="A fern" caption="Plate 114" {...given} />, {
    element: HTMLElement,
  })

  it('shows a picture with its description and its caption', async () => {
    render(<Figure src={fern} alt="A fern" caption="Plate 114" width={300} height={400} />)
    await expect.element(page.getByRole('img', { name: 'A fern' })).toHaveAttribute('width', '300')
    await expect.element(page.getByRole('figure')).toMatchTextContent('Plate 114')
  })

  it('keeps the place of a picture that is still on its way', () => {
    render(<Figure src="/never-there.webp" alt="" width={300} height={400} />)
    const { height, width } = document.querySelector('img')?.getBoundingClientRect() ?? {}
    expect([width, height]).toEqual([300, 400])
  })

  it('is fetched when it comes into sight, or first of all', async () => {
    render(<Figure src={fern} alt="Later" />)
    render(<Figure src={fern} alt="Now" first />)
    await expect.element(page.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy')
    await expect.element(page.getByRole('img', { name: 'Now' })).toHaveAttribute('fetchpriority', 'high')
  })

  it('fetches nothing from an address that could do harm', () => {
    const { host } = render(<Figure src="javascript:alert(1)" alt="A fern" />)
    expect(host.querySelector('img')?.hasAttribute('src')).toBe(false)
  })
})
