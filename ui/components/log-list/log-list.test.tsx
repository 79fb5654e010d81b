import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { hasFocus, press } from '../../testing/keys.ts'
import { logEntries } from '../../testing/log-entries.ts'
import { render } from '../../testing/render.tsx'
import { LogList } from './log-list.tsx'

const lines = () => page.getByRole('listitem').elements()
const newer = page.getByRole('button', { name: 'Show new entries: 2' })

describe('LogList', () => {
  describeConformance((given) => <LogList entries={logEntries(5)} {...given} />, { element: HTMLElement })

  it('shows time, severity and message', () => {
    const [entry] = logEntries(5)
    render(
      <LogList entries={entry ? [{ ...entry, at: '2026-11-18T09:12:31Z' }] : []} timeZone="Europe/Tallinn" />,
    )
    expect(lines()[0]?.textContent).toMatch(/11\/18\/26, 11:12:31\sAM.*Info.*GET/)
  })

  it('opens the details of a line', async () => {
    render(<LogList entries={logEntries(3)} />)
    expect(
      page
        .getByText('try 2 of 8')
        .elements()
        .every((each) => !each.checkVisibility()),
    ).toBe(true)
    await press('{Tab}{Enter}')
    await expect.element(page.getByText('try 2 of 8')).toBeVisible()
  })

  it('moves nothing while someone reads, and shows new lines on request', async () => {
    const { rerender } = render(<LogList entries={logEntries(5)} />)
    const before = lines().map(({ textContent }) => textContent)
    rerender(<LogList entries={logEntries(7)} />)
    expect(lines().map(({ textContent }) => textContent)).toEqual(before)
    await userEvent.click(newer)
    expect(lines()).toHaveLength(7)
    expect(newer.elements()).toEqual([])
    await hasFocus(page.getByRole('list'))
  })

  it('shows the first lines at once if there were none', () => {
    const { rerender } = render(<LogList entries={[]} />)
    rerender(<LogList entries={logEntries(2)} />)
    expect(lines()).toHaveLength(2)
    rerender(<LogList entries={logEntries(4)} />)
    expect(lines()).toHaveLength(2)
  })

  it.each([300, 900])('renders more lines near the end of a list %d pixels wide', async (inlineSize) => {
    const { host } = render(
      <div data-testid="screen" style={{ inlineSize, blockSize: '20.2rem', overflow: 'auto' }}>
        <LogList entries={logEntries(10_000)} />
      </div>,
    )
    const screen = page.getByTestId('screen').element()
    const count = () => host.querySelectorAll('li').length
    expect(count()).toBe(200)
    // Unrendered lines have an estimated height, so coming near the end takes several scrolls.
    const goOn = () => {
      screen.scrollTop = screen.scrollHeight - screen.clientHeight - 200
      return count()
    }
    await expect.poll(goOn).toBeGreaterThan(200)
  })

  it('shows a message if it is empty, in the language of the reader', async () => {
    const messages = { logList: { nothing: 'Ei midagi' } }
    render(
      <UiProvider locale={{ name: 'Eesti', code: 'et', messages }}>
        <LogList entries={[]} />
      </UiProvider>,
    )
    await expect.element(page.getByText('Ei midagi')).toBeVisible()
  })
})
