import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { forceColors } from '../../testing/forced-colors.ts'
import { render } from '../../testing/render.tsx'
import { TableOfContents } from './table-of-contents.tsx'

const entries = [
  { id: 'coat', text: 'Coat', depth: 2 },
  { id: 'expose', text: 'Expose', depth: 2 },
  { id: 'wash', text: 'Wash', depth: 2 },
  { id: 'dry', text: 'Dry', depth: 3 },
]

describe('TableOfContents', () => {
  describeConformance((given) => <TableOfContents entries={entries} {...given} />, { element: HTMLElement })

  describe('next to a text', () => {
    const marked = () =>
      page
        .getByRole('link')
        .elements()
        .filter((link) => link.getAttribute('aria-current') === 'location')
        .map(({ textContent }) => textContent)
    const scrollTo = (top: number) => document.documentElement.scrollTo({ top, behavior: 'instant' })

    beforeEach(async () => {
      await page.viewport(1300, 600)
      render(
        <>
          <div style={{ position: 'fixed' }}>
            <TableOfContents entries={entries} />
          </div>
          <div style={{ paddingBlockStart: '300px' }}>
            {entries.map(({ id, text }) => (
              <section key={id} style={{ blockSize: id === 'dry' ? '60px' : '1500px' }}>
                <h2 id={id}>{text}</h2>
              </section>
            ))}
          </div>
        </>,
      )
    })
    afterEach(async () => {
      scrollTo(0)
      history.replaceState(null, '', location.pathname + location.search)
      await page.viewport(1024, 768)
    })

    it('marks nothing before the first section, and a long section to its end', async () => {
      expect(marked()).toEqual([])
      scrollTo(400)
      await expect.poll(marked).toEqual(['Coat'])
      scrollTo(1500)
      await expect.poll(marked).toEqual(['Coat'])
      scrollTo(1800)
      await expect.poll(marked).toEqual(['Expose'])
    })

    it('marks the last section at the end of the page, however short it is', async () => {
      scrollTo(100_000)
      await expect.poll(marked).toEqual(['Dry'])
    })

    it('keeps a pressed entry marked during scrolling, until the user scrolls', async () => {
      await userEvent.click(page.getByRole('link', { name: 'Dry' }))
      scrollTo(500)
      await new Promise(requestAnimationFrame)
      expect(marked()).toEqual(['Dry'])
      document.dispatchEvent(new WheelEvent('wheel'))
      scrollTo(400)
      await expect.poll(marked).toEqual(['Coat'])
    })

    it('marks the current section in forced colours as well', async () => {
      await forceColors()
      scrollTo(400)
      await expect.poll(marked).toEqual(['Coat'])
      const lineOf = (name: string) =>
        getComputedStyle(page.getByRole('link', { name }).element()).borderInlineStart
      expect(lineOf('Coat')).not.toBe(lineOf('Wash'))
    })

    it('is reached and followed by keyboard', async () => {
      await userEvent.keyboard('{Tab}{Tab}{Enter}')
      await expect.poll(marked).toEqual(['Expose'])
    })
  })

  it('scrolls a list longer than the screen to the current section, and not the page', async () => {
    await page.viewport(1300, 400)
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `part-${at}`, text: `Part ${at}`, depth: 2 }))
    render(
      <>
        <div style={{ position: 'fixed' }}>
          <TableOfContents entries={many} />
        </div>
        {many.map(({ id, text }) => (
          <section key={id} style={{ blockSize: '300px' }}>
            <h2 id={id}>{text}</h2>
          </section>
        ))}
      </>,
    )
    const isSeen = (name: string) => {
      const list = document.querySelector('.side-disclosure-content')?.getBoundingClientRect()
      const link = page.getByRole('link', { name, exact: true }).element().getBoundingClientRect()
      return list !== undefined && link.top >= list.top && link.bottom <= list.bottom
    }
    expect(isSeen('Part 50')).toBe(false)
    for (const [top, name] of [
      [50 * 300, 'Part 50'],
      [3 * 300, 'Part 3'],
    ] as const) {
      document.documentElement.scrollTo({ top, behavior: 'instant' })
      await expect.poll(() => isSeen(name)).toBe(true)
      expect(document.documentElement.scrollTop).toBe(top)
    }
    document.documentElement.scrollTo({ top: 0, behavior: 'instant' })
    await page.viewport(1024, 768)
  })

  it('has headings in another language than its title', async () => {
    await page.viewport(360, 640)
    render(<TableOfContents entries={entries} language="de" />)
    const list = page.getByRole('list', { includeHidden: true }).first()
    await expect.element(list).toHaveAttribute('lang', 'de')
    await page.viewport(1024, 768)
  })

  it('is a disclosure on a narrow screen, opened and closed only by the user', async () => {
    await page.viewport(360, 640)
    render(<TableOfContents entries={entries} />)
    expect(page.getByRole('link').elements()).toEqual([])
    await userEvent.click(page.getByText('On this page').first())
    await expect.element(page.getByRole('link', { name: 'Wash' })).toBeVisible()
    await page.viewport(1024, 768)
  })
})
