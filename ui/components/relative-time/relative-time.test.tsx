import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { RelativeTime } from './relative-time.tsx'

const instant = '2026-11-20T09:00:00Z'

function itIs(moment: string) {
  vi.useFakeTimers({ now: new Date(moment) })
  onTestFinished(() => void vi.useRealTimers())
}

describe('RelativeTime', () => {
  describeConformance((given) => <RelativeTime instant={instant} now="2026-11-20T12:00:00Z" {...given} />, {
    element: HTMLTimeElement,
  })

  it('shows the relative time, and the exact time on request', () => {
    const { host } = render(
      <UiProvider locale={el}>
        <RelativeTime instant={instant} now="2026-11-20T12:00:00Z" />
      </UiProvider>,
    )
    const time = host.querySelector('time')
    expect(time?.textContent).toBe('πριν από 3 ώρες')
    expect(time?.title).toMatch(/20 Νοεμβρίου 2026/)
    expect(time?.dateTime).toBe(instant)
  })

  it('is a date in the server HTML, because the reading time is unknown', () => {
    expect(renderToString(<RelativeTime instant={instant} />)).toContain('>Nov 20, 2026</time>')
  })

  it('is in the given time zone, and names it', () => {
    itIs('2026-12-20T12:00:00Z')
    const { host } = render(
      <UiProvider timeZone="Pacific/Auckland">
        <RelativeTime instant="2026-11-19T12:30:00Z" />
      </UiProvider>,
    )
    const time = host.querySelector('time')
    expect(time?.textContent).toBe('Nov 20, 2026')
    expect(time?.title).toMatch(/^November 20, 2026 at 1:30\sAM \(Pacific\/Auckland, GMT\+13\)$/)
  })

  it('updates as time passes', async () => {
    itIs('2026-11-20T12:00:30Z')
    const { host } = render(<RelativeTime instant={instant} />)
    expect(host.textContent).toBe('3 hours ago')
    await vi.advanceTimersByTimeAsync(61 * 60_000)
    expect(host.textContent).toBe('4 hours ago')
  })

  it('stops updating while the page is hidden', () => {
    itIs('2026-11-20T12:00:30Z')
    const { rerender } = render(<RelativeTime instant={instant} />)
    expect(vi.getTimerCount()).toBe(1)
    rerender(null)
    expect(vi.getTimerCount()).toBe(0)
    expect(page.getByRole('time').elements()).toEqual([])
  })
})
