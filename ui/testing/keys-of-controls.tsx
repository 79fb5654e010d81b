/** Settings and openers: a keyboard test for each row of their keyboard tables. */
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Accordion, AccordionItem } from '../components/accordion/accordion.tsx'
import { Button } from '../components/button/button.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { Disclosure } from '../components/disclosure/disclosure.tsx'
import { Popover } from '../components/popover/popover.tsx'
import { SearchBox } from '../components/search-box/search-box.tsx'
import { SearchDialog } from '../components/search-dialog/search-dialog.tsx'
import { Tabs } from '../components/tabs/tabs.tsx'
import { Tooltip } from '../components/tooltip/tooltip.tsx'
import { UiProvider } from '../provider/ui-provider.tsx'
import { DialogState } from './dialog-state.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, press } from './keys.ts'
import { render } from './render.tsx'

const sections = (
  <Accordion>
    <AccordionItem value="light" title="Light">
      Ten minutes.
    </AccordionItem>
    <AccordionItem value="paper" title="Paper">
      Heavy.
    </AccordionItem>
    <AccordionItem value="water" title="Water">
      Cold.
    </AccordionItem>
  </Accordion>
)

const languages = (
  <Popover label="Languages" trigger={(triggerProps) => <Button {...triggerProps}>Choose</Button>}>
    <button type="button">Eesti</button>
  </Popover>
)

const question = (
  <DialogState>
    {(dialog, open) => (
      <>
        <Button onClick={open}>Open</Button>
        <Dialog {...dialog} title="Publish?">
          <button type="button">Publish</button>
        </Dialog>
      </>
    )}
  </DialogState>
)

const results = async () => [
  { href: '#sun', title: 'Sun' },
  { href: '#snow', title: 'Snow' },
]

const searching = (
  <DialogState>
    {(dialog, open) => (
      <>
        <SearchBox action="/search" onOpen={open} />
        <SearchDialog {...dialog} action="/search" search={results} />
      </>
    )}
  </DialogState>
)

const variants = (
  <Tabs items={['one', 'two', 'three'].map((value) => ({ value, label: value, panel: `Panel ${value}.` }))} />
)

async function openSearch() {
  render(searching)
  await press('{Tab}{Control>}k{/Control}')
  await hasFocus(page.getByRole('combobox'))
  await press('s')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
}

export const keysOfControls = {
  accordion: {
    async 'Enter, Space'() {
      render(sections)
      await press('{Tab}{Enter}')
      await expect.element(button('Light')).toHaveAttribute('aria-expanded', 'true')
      await press(' ')
      await expect.element(button('Light')).toHaveAttribute('aria-expanded', 'false')
    },
    async 'Down, Up'() {
      render(sections)
      await press('{Tab}{ArrowDown}')
      await hasFocus(button('Paper'))
      await press('{ArrowUp}')
      await hasFocus(button('Light'))
    },
    async 'Home, End'() {
      render(sections)
      await press('{Tab}{End}')
      await hasFocus(button('Water'))
      await press('{Home}')
      await hasFocus(button('Light'))
    },
  },
  button: {
    async 'Enter, Space'() {
      const handleClick = vi.fn()
      render(<Button onClick={handleClick}>Publish</Button>)
      await press('{Tab}{Enter} ')
      expect(handleClick).toHaveBeenCalledTimes(2)
    },
  },
  checkbox: {
    async Space() {
      render(<Checkbox label="A copy" />)
      await press('{Tab} ')
      await expect.element(page.getByRole('checkbox')).toBeChecked()
      await press(' ')
      await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    },
  },
  dialog: {
    async Tab() {
      render(question)
      await press('{Tab}{Enter}')
      await hasFocus(button('Publish'))
      for (let step = 0; step < 4; step += 1) {
        await press('{Tab}')
        expect(document.activeElement).not.toBe(document.querySelector('body > div > .button'))
      }
    },
    async Escape() {
      render(question)
      await press('{Tab}{Enter}')
      await hasFocus(button('Publish'))
      await press('{Escape}')
      await hasFocus(button('Open'))
    },
  },
  disclosure: {
    async 'Enter, Space'() {
      render(<Disclosure title="More">Of it.</Disclosure>)
      const group = page.getByRole('group').element()
      await press('{Tab}{Enter}')
      expect(group.hasAttribute('open')).toBe(true)
      await press(' ')
      expect(group.hasAttribute('open')).toBe(false)
    },
  },
  popover: {
    async 'Enter, Space'() {
      render(languages)
      await press('{Tab}{Enter}')
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await press(' ')
      await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    },
    async Tab() {
      render(languages)
      await press('{Tab}{Enter}{Tab}')
      await hasFocus(button('Eesti'))
    },
    async Escape() {
      render(languages)
      await press('{Tab}{Enter}{Tab}{Escape}')
      await hasFocus(button('Choose'))
    },
  },
  'search-dialog': {
    async 'Control + K'() {
      await openSearch()
    },
    async 'Down, Up'() {
      await openSearch()
      const isChosen = (name: string) =>
        expect.element(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
      await press('{ArrowDown}')
      await isChosen('Sun')
      await press('{ArrowUp}')
      await isChosen('Snow')
    },
    async Enter() {
      await openSearch()
      await press('{ArrowDown}{Enter}')
      await expect.poll(() => location.hash).toBe('#sun')
      history.replaceState(null, '', location.pathname)
    },
    async Escape() {
      await openSearch()
      await press('{Escape}')
      await hasFocus(button('Search'))
    },
    async '/'() {
      render(searching)
      await press('/')
      await hasFocus(page.getByRole('combobox'))
    },
  },
  tabs: {
    async Tab() {
      render(variants)
      await press('{Tab}')
      await hasFocus(page.getByRole('tab', { name: 'one' }))
      await press('{Tab}')
      await hasFocus(page.getByRole('tabpanel', { name: 'one' }))
    },
    async 'Right, Left'() {
      for (const [dir, forwards, back] of [
        ['ltr', '{ArrowRight}', '{ArrowLeft}'],
        ['rtl', '{ArrowLeft}', '{ArrowRight}'],
      ] as const) {
        const { host } = render(<UiProvider dir={dir}>{variants}</UiProvider>)
        await press(`{Tab}${forwards}`)
        await expect.element(page.getByRole('tabpanel', { name: 'two' })).toBeVisible()
        await press(back)
        await expect.element(page.getByRole('tabpanel', { name: 'one' })).toBeVisible()
        await press(back)
        await expect.element(page.getByRole('tabpanel', { name: 'three' })).toBeVisible()
        host.hidden = true
      }
    },
    async 'Home, End'() {
      render(variants)
      await press('{Tab}{End}')
      await hasFocus(page.getByRole('tab', { name: 'three' }))
      await press('{Home}')
      await hasFocus(page.getByRole('tab', { name: 'one' }))
    },
    async 'Down, Up'() {
      render(variants)
      await press('{Tab}{ArrowDown}{ArrowUp}')
      await hasFocus(page.getByRole('tab', { name: 'one' }))
    },
  },
  tooltip: {
    async Tab() {
      render(<Tooltip label="Versions">history</Tooltip>)
      await press('{Tab}')
      await expect.element(page.getByRole('tooltip')).toMatchTextContent('Versions')
    },
    async Escape() {
      render(<Tooltip label="Versions">history</Tooltip>)
      await press('{Tab}{Escape}')
      await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
      await hasFocus(button('history'))
    },
  },
} satisfies Partial<KeyboardTests>
