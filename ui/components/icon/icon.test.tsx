import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { registerIconLoader, registerIcons } from '../../icons/resolve.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Icon } from './icon.tsx'

describe('Icon', () => {
  describeConformance((given) => <Icon name="globe" {...given} />, { element: SVGSVGElement })

  it('is decoration unless it has a label', async () => {
    const { host, rerender } = render(<Icon name="mail" />)
    expect(host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    rerender(<Icon name="mail" label="Send a letter" />)
    await expect.element(page.getByRole('img', { name: 'Send a letter' })).toBeVisible()
  })

  it('renders the same drawing for each spelling', () => {
    const { host } = render(
      <>
        <Icon name="close" />
        <Icon name="cyanotype:close" />
        <Icon name="cyanotype-close" />
        <Icon name="i-cyanotype-close" />
        <Icon name="i-cyanotype:close" />
      </>,
    )
    const paths = [...host.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    expect(paths).toHaveLength(5)
    expect(new Set(paths).size).toBe(1)
  })

  it('keeps its space if there is no drawing, and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { host } = render(
      <>
        <Icon name="unicorn" size={24} />
        <Icon name="unicorn" size={24} />
      </>,
    )
    expect(host.querySelector('svg')?.getBoundingClientRect().width).toBe(24)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toMatch(/^\[Icon\] failed to load icon `unicorn`/)
    warn.mockRestore()
  })

  it('requests the missing icons, keeps its space meanwhile, and renders when they arrive', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let settle = (_areHere: boolean): void => undefined
    const load = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)))
    registerIconLoader(load)
    const { host } = render(
      <>
        <Icon name="globe" />
        <Icon name="phoenix" size={24} />
      </>,
    )
    const phoenix = () => host.querySelectorAll('svg')[1]
    expect(phoenix()?.getBoundingClientRect().width).toBe(24)
    expect(load).toHaveBeenCalledOnce()
    registerIcons({ phoenix: 'M4 4h16' })
    settle(true)
    await expect.poll(() => phoenix()?.getAttribute('data-icon')).toBe('phoenix')
    expect(phoenix()?.querySelector('path')?.getAttribute('d')).toBe('M4 4h16')
    expect(phoenix()?.getBoundingClientRect().width).toBe(24)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('warns once if icons take longer than 1500 ms, and renders them when they arrive', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let settle = (_areHere: boolean): void => undefined
    registerIconLoader(() => new Promise<boolean>((resolve) => (settle = resolve)))
    const { host } = render(
      <>
        <Icon name="dragon" />
        <Icon name="dragon" />
      </>,
    )
    vi.advanceTimersByTime(1_499)
    expect(warn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(warn.mock.calls).toEqual([['[Icon] loading icon `dragon` timed out after 1500ms']])
    vi.useRealTimers()
    registerIcons({ dragon: 'M4 4h16' })
    settle(true)
    await expect.poll(() => host.querySelector('svg')?.getAttribute('data-icon')).toBe('dragon')
    warn.mockRestore()
  })

  it('does not warn after it is unmounted', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    registerIconLoader(() => new Promise<boolean>(() => undefined))
    const { rerender } = render(<Icon name="gryphon" />)
    rerender(null)
    vi.advanceTimersByTime(2_000)
    expect(warn).not.toHaveBeenCalled()
    vi.useRealTimers()
    registerIconLoader(() => Promise.resolve(true))
    warn.mockRestore()
  })

  it('is mirrored in right-to-left text if it has a direction', () => {
    const { host } = render(
      <UiProvider dir="rtl">
        <div dir="rtl">
          <Icon name="arrow" />
          <Icon name="globe" />
        </div>
      </UiProvider>,
    )
    const scales = [...host.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).scale)
    expect(scales).toEqual(['-1 1', 'none'])
  })
})
