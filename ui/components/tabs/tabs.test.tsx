import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Tab } from './tab.tsx'
import type { TabsProps } from './tabs.tsx'
import { Tabs } from './tabs.tsx'

const light = (props: TabsProps) => (
  <Tabs label="Light" level={2} {...props}>
    <Tab label="Sun">Ten minutes.</Tab>
    <Tab label="UV lamp">Twenty minutes.</Tab>
    <Tab label="Overcast">
      <p id="pewter">Look for pewter.</p>
    </Tab>
  </Tabs>
)

const tab = (name: string) => page.getByRole('tab', { name })

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', location.pathname)
})

describe('Tabs', () => {
  describeConformance(light, { element: HTMLDivElement })

  it('open the first one initially, and a pressed one', async () => {
    render(light({}))
    await expect.element(page.getByRole('tabpanel', { name: 'Sun' })).toMatchTextContent('Ten minutes.')
    await userEvent.click(tab('UV lamp'))
    await expect
      .element(page.getByRole('tabpanel', { name: 'UV lamp' }))
      .toMatchTextContent('Twenty minutes.')
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
  })

  it('move with Left, Right, Home and End, and leave Down to the page', async () => {
    render(light({}))
    await userEvent.click(tab('Sun'))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('UV lamp')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Overcast')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageUp}')
    await expect.element(tab('Overcast')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(tab('Sun')).toHaveFocus()
  })

  it('move the other way in right-to-left text', async () => {
    render(<UiProvider dir="rtl">{light({})}</UiProvider>)
    await userEvent.click(tab('Sun'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('UV lamp')).toHaveFocus()
  })

  it('make a panel a Tab stop only if its content has none', async () => {
    render(
      <Tabs
        items={[
          { value: 'read', label: 'Read', panel: 'Only words.' },
          { value: 'act', label: 'Act', panel: <button type="button">Print</button> },
        ]}
      />,
    )
    await userEvent.click(tab('Read'))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('tabpanel', { name: 'Read' })).toHaveFocus()
    await userEvent.click(tab('Act'))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Print' })).toHaveFocus()
  })

  it('open on a click event alone, as it is replayed after hydration', async () => {
    render(light({}))
    const element = tab('Overcast').element()
    if (element instanceof HTMLElement) element.click()
    await expect.element(tab('Overcast')).toHaveAttribute('aria-selected', 'true')
  })

  it('are all visible where there is no room for them in one row', () => {
    const items = ['Sun', 'UV lamp', 'Overcast', 'Moon'].map((label) => ({
      value: label,
      label,
      panel: label,
    }))
    const { host } = render(
      <div style={{ inlineSize: '12rem' }}>
        <Tabs items={items} />
      </div>,
    )
    const list = host.querySelector('.tabs-list')?.getBoundingClientRect()
    const ends = [...host.querySelectorAll('.tabs-tab')].map((tab) => tab.getBoundingClientRect().right)
    expect(Math.max(...ends)).toBeLessThanOrEqual(list?.right ?? 0)
  })

  it('include every panel, a Tab stop and headings in the server HTML', () => {
    const html = renderToString(light({}))
    for (const text of ['Ten minutes.', 'Twenty minutes.', 'Look for pewter.']) expect(html).toContain(text)
    expect(html.match(/hidden=""/g)).toHaveLength(2)
    expect(html).toMatch(/role="tab"[^>]*tabindex="0"|tabindex="0"[^>]*role="tab"/)
    expect(html.match(/<h2/g)).toHaveLength(3)
  })

  it('of one group open together, and are remembered', async () => {
    const { rerender } = render(
      <>
        {light({ group: 'light', label: 'Here' })}
        {light({ group: 'light', label: 'There' })}
      </>,
    )
    await userEvent.click(page.getByRole('tablist', { name: 'Here' }).getByRole('tab', { name: 'UV lamp' }))
    const there = page.getByRole('tablist', { name: 'There' }).getByRole('tab', { name: 'UV lamp' })
    await expect.element(there).toHaveAttribute('aria-selected', 'true')
    rerender(<div>{light({ group: 'light' })}</div>)
    await expect.element(tab('UV lamp')).toHaveAttribute('aria-selected', 'true')
  })

  it('open by ?tab in the URL', async () => {
    history.replaceState(null, '', '?tab=uv-lamp')
    render(light({}))
    await expect.element(tab('UV lamp')).toHaveAttribute('aria-selected', 'true')
  })

  it('open by a fragment that names a panel or an element in it', async () => {
    history.replaceState(null, '', '#pewter')
    render(light({ id: 'light' }))
    await expect.element(tab('Overcast')).toHaveAttribute('aria-selected', 'true')
    location.hash = '#light-uv-lamp'
    await expect.element(tab('UV lamp')).toHaveAttribute('aria-selected', 'true')
  })

  it('can be controlled, and report each tab that opens', async () => {
    const opened: string[] = []
    function Controlled() {
      const [value, setValue] = useState('uv-lamp')
      const handleChange = (next: string) => {
        opened.push(next)
        setValue(next)
      }
      return light({ value, onValueChange: handleChange })
    }
    render(<Controlled />)
    await expect.element(tab('UV lamp')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab('Sun'))
    await userEvent.keyboard('{End}')
    await expect.element(page.getByRole('tabpanel', { name: 'Overcast' })).toBeVisible()
    expect(opened).toEqual(['sun', 'overcast'])
  })

  it('stay at the value of their parent', async () => {
    render(light({ value: 'sun' }))
    await userEvent.click(tab('UV lamp'))
    await expect.element(tab('Sun')).toHaveAttribute('aria-selected', 'true')
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
  })

  it('move with Up and Down if they are vertical, and leave Left and Right alone', async () => {
    render(light({ orientation: 'vertical' }))
    await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.click(tab('Sun'))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(tab('UV lamp')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('UV lamp')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(tab('Sun')).toHaveAttribute('aria-selected', 'true')
    const [list, panel] = [page.getByRole('tablist').element(), page.getByRole('tabpanel').element()]
    expect(list.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().left)
  })

  it('skip disabled tabs for keys, presses and the initial tab', async () => {
    render(
      <Tabs
        items={[
          { value: 'en', label: 'English', panel: 'The light is good.', disabled: true },
          { value: 'et', label: 'Eesti', panel: 'Valgus on hea.' },
          { value: 'el', label: 'Ελληνικά', panel: 'Το φως είναι καλό.' },
        ]}
      />,
    )
    await expect.element(tab('Eesti')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('English')).toBeDisabled()
    await userEvent.click(tab('Ελληνικά'))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Eesti')).toHaveFocus()
  })

  it('ignore a malformed URL', async () => {
    history.replaceState(null, '', '#%E0%A4%A')
    render(light({}))
    await expect.element(tab('Sun')).toHaveAttribute('aria-selected', 'true')
  })

  it('can be rendered from data', async () => {
    render(
      <Tabs
        defaultValue="et"
        items={[
          { value: 'en', label: 'English', panel: 'The light is good.' },
          { value: 'et', label: 'Eesti', panel: 'Valgus on hea.' },
        ]}
      />,
    )
    await expect.element(page.getByRole('tabpanel', { name: 'Eesti' })).toMatchTextContent('Valgus on hea.')
  })
})
