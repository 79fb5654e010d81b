import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Button, ButtonLink, buttonColors, buttonVariants } from './button.tsx'

describe('Button', () => {
  describeConformance((given) => <Button {...given}>Publish</Button>, { element: HTMLButtonElement })

  it('responds to a pointer, Enter and Space', async () => {
    const handleClick = vi.fn()
    render(<Button onClick={handleClick}>Publish</Button>)
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(handleClick).toHaveBeenCalledTimes(3)
  })

  it('submits a form only with type="submit"', () => {
    render(<Button>Publish</Button>)
    expect(page.getByRole('button').element()).toHaveProperty('type', 'button')
  })

  it('keeps width, focus and name while loading, announces it, and ignores presses', async () => {
    const handleClick = vi.fn()
    const { rerender } = render(<Button onClick={handleClick}>Publish</Button>)
    const button = page.getByRole('button', { name: 'Publish' }).element()
    const { width } = button.getBoundingClientRect()
    if (button instanceof HTMLElement) button.focus()
    rerender(
      <UiProvider locale={et}>
        <Button loading onClick={handleClick}>
          Publish
        </Button>
      </UiProvider>,
    )
    const waiting = page.getByRole('button', { name: 'Publish' }).element()
    expect(waiting.getBoundingClientRect().width).toBe(width)
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    await expect.element(page.getByRole('status')).toMatchTextContent('Laadimine…')
    await userEvent.click(waiting, { force: true })
    expect(handleClick).not.toHaveBeenCalled()
  })

  it('has an accessible name with only an icon', async () => {
    render(<Button icon="close" aria-label="Close" />)
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  })

  it.each([{ display: 'grid' }, { display: 'flex', flexDirection: 'column' }] as const)(
    'keeps its size with only an icon in %j',
    (layout) => {
      render(
        <div style={{ ...layout, inlineSize: 240 }}>
          <Button icon="close" aria-label="Close" />
        </div>,
      )
      const { width, height } = page.getByRole('button').element().getBoundingClientRect()
      expect({ width, height }).toEqual({ width: 40, height: 40 })
    },
  )

  it.each(buttonVariants)('is at least 24 pixels high as %s', (variant) => {
    render(
      <Button variant={variant} size="sm">
        Ok
      </Button>,
    )
    expect(page.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })
})

describe.each(buttonColors)('A %s button', (color) => {
  describeConformance(
    (given) => (
      <div {...given} className={given.className && `${given.className} all`}>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} color={color}>
            {variant}
          </Button>
        ))}
      </div>
    ),
    { element: HTMLDivElement },
  )
})

describe('ButtonLink', () => {
  describeConformance(
    (given) => (
      <ButtonLink href="/showcase" {...given}>
        See the showcase
      </ButtonLink>
    ),
    { element: HTMLAnchorElement },
  )

  it('is a link, and drops a dangerous URL', async () => {
    const { host, rerender } = render(<ButtonLink href="/showcase">See</ButtonLink>)
    await expect.element(page.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/showcase')
    rerender(<ButtonLink href="vbscript:alert(1)">See</ButtonLink>)
    expect(host.querySelector('a')?.hasAttribute('href')).toBe(false)
  })
})
