import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { hasFocus, press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { logEntries } from './log-entries.ts'
import { LogList } from './log-list.tsx'

const lines = () => page.getByRole('listitem').elements()
const newer = page.getByRole('button', { name: 'Show what is new: 2' })

describe('LogList', () => {
  describeConformance((given) => <LogList entries={logEntries(5)} {...given} />, { element: HTMLElement })

  it('tells when, how grave, and what', () => {
    const [entry] = logEntries(5)
    render(
      <LogList entries={entry ? [{ ...entry, at: '2026-11-18T09:12:31Z' }] : []} timeZone="Europe/Tallinn" />,
    )
    expect(lines()[0]?.textContent).toMatch(/11\/18\/26, 11:12:31\sAM.*Info.*GET/)
  })

  it('opens what more is known of a line', async () => {
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

  it('moves nothing while somebody reads, and shows what is new when asked', async () => {
    const { rerender } = render(<LogList entries={logEntries(5)} />)
    const before = lines().map(({ textContent }) => textContent)
    rerender(<LogList entries={logEntries(7)} />)
    expect(lines().map(({ textContent }) => textContent)).toEqual(before)
    await userEvent.click(newer)
    expect(lines()).toHaveLength(7)
    expect(newer.elements()).toEqual([])
    await hasFocus(page.getByRole('list'))
  })

  it('shows the first lines at once where there were none', () => {
    const { rerender } = render(<LogList entries={[]} />)
    rerender(<LogList entries={logEntries(2)} />)
    expect(lines()).toHaveLength(2)
    rerender(<LogList entries={logEntries(4)} />)
    expect(lines()).toHaveLength(2)
  })

  it('puts the next lines on the page when one comes to the end of those that are there', async () => {
    const { host } = render(
      <div data-testid="screen" style={{ blockSize: '20rem', overflow: 'auto' }}>
        <LogList entries={logEntries(10_000)} />
      </div>,
    )
    const screen = page.getByTestId('screen').element()
    const count = () => host.querySelectorAll('li').length
    expect(count()).toBe(200)
    // The room of lines that nobody has seen is a guess: the end is reached in several goes.
    const goOn = () => {
      screen.scrollTop = screen.scrollHeight
      return count()
    }
    await expect.poll(goOn).toBeGreaterThan(200)
  })

  it('says so when nothing has happened, in the reader’s language', async () => {
    const messages = { logList: { nothing: 'Ei midagi' } }
    render(
      <UiProvider locale={{ name: 'Eesti', code: 'et', messages }}>
        <LogList entries={[]} />
      </UiProvider>,
    )
    await expect.element(page.getByText('Ei midagi')).toBeVisible()
  })
})
