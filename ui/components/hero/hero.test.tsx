import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Hero } from './hero.tsx'
import { HeroBlock } from './hero-block.tsx'

describe('Hero', () => {
  describeConformance((given) => <Hero title="Pictures that the sun makes" lead="Slowly." {...given} />, {
    element: HTMLElement,
  })

  it('contains the page heading, and only the given parts', async () => {
    const { host } = render(<Hero title="Pictures that the sun makes" />)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(host.querySelectorAll('p')).toHaveLength(0)
  })

  it.each([320, 1280])('keeps long words within a screen of %d px', async (width) => {
    await page.viewport(width, 800)
    render(<Hero title="Päikesetrükikojamälestused" media={<p>A print</p>} />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1024, 768)
  })
})

describe('HeroBlock', () => {
  describeConformance((given) => <HeroBlock title="Come and print" {...given} />, { element: HTMLElement })

  it('has a heading of level two, and of level one at the start of a page', async () => {
    render(<HeroBlock title="Come and print" />)
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
    render(<HeroBlock title="Come and print" level={1} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
