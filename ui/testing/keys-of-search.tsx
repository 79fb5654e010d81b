/** Search and multiple values: a keyboard test for each row of their keyboard tables. */
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../components/button/button.tsx'
import { CommandPalette } from '../components/command-palette/command-palette.tsx'
import { HoverCard } from '../components/hover-card/hover-card.tsx'
import { MultiSelect } from '../components/multi-select/multi-select.tsx'
import { SessionEnded } from '../components/session-ended/session-ended.tsx'
import { TagInput } from '../components/tag-input/tag-input.tsx'
import { Toolbar } from '../components/toolbar/toolbar.tsx'
import { inBothDirections } from './both-directions.tsx'
import { DialogState } from './dialog-state.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, link, press } from './keys.ts'
import { render } from './render.tsx'

const nothing = () => undefined
const field = page.getByRole('combobox')
const isChosen = (name: string) => expect.element(button(`Remove ${name}`)).toBeVisible()
const isRemoved = (name: string) => expect.poll(() => button(`Remove ${name}`).elements()).toEqual([])

async function pointsAt(name: string) {
  const option = page.getByRole('option', { name })
  await expect.element(option).toBeVisible()
  await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
}

const commands = [
  { id: 'new', label: 'New' },
  { id: 'theme', label: 'Theme', commands: [{ id: 'dark', label: 'Dark' }] },
]

async function openPalette() {
  render(
    <DialogState>
      {(dialog, open) => (
        <>
          <Button onClick={open}>Open</Button>
          <CommandPalette {...dialog} commands={commands} />
        </>
      )}
    </DialogState>,
  )
  await press('{Tab}{Enter}')
  await hasFocus(field)
}

const lights = ['Sun', 'Lamp'].map((label) => ({ value: label, label }))

async function goToLights() {
  render(<MultiSelect label="Light" options={lights} defaultValue={lights.slice(0, 1)} />)
  await press('{Tab}{Tab}')
  await hasFocus(field)
}

async function signIn() {
  const handleSignIn = vi.fn(async () => undefined)
  render(
    <DialogState>
      {(dialog, open) => (
        <>
          <Button onClick={open}>Open</Button>
          <SessionEnded {...dialog} who="mari@example.org" onSignIn={handleSignIn} />
        </>
      )}
    </DialogState>,
  )
  await press('{Tab}{Enter}')
  await hasFocus(page.getByLabelText('Password'))
  return handleSignIn
}

async function goToTags() {
  render(<TagInput label="Tags" defaultValue={['sun']} />)
  await press('{Tab}{Tab}')
  await hasFocus(page.getByRole('textbox'))
}

const tools = (
  <Toolbar label="Text" items={['Bold', 'Link', 'Print'].map((label) => ({ label, onSelect: nothing }))} />
)

async function showCard() {
  render(
    <HoverCard card={<a href="#texts">Her texts</a>}>
      <a href="#mari">Mari</a>
    </HoverCard>,
  )
  await press('{Tab}')
  await expect.element(link('Her texts')).toBeVisible()
}

export const keysOfSearch = {
  'command-palette': {
    async 'Down, Up'() {
      await openPalette()
      await press('{ArrowDown}')
      await pointsAt('Theme')
      await press('{ArrowUp}')
      await pointsAt('New')
    },
    async Enter() {
      await openPalette()
      await press('{ArrowDown}{Enter}')
      await pointsAt('Dark')
    },
    async Backspace() {
      await openPalette()
      await press('{ArrowDown}{Enter}')
      await pointsAt('Dark')
      await press('{Backspace}')
      await pointsAt('New')
    },
    async Escape() {
      await openPalette()
      await press('{Escape}')
      await hasFocus(button('Open'))
    },
  },
  'hover-card': {
    async Tab() {
      await showCard()
      await press('{Tab}')
      await hasFocus(link('Her texts'))
    },
    async Escape() {
      await showCard()
      await press('{Escape}')
      await expect.poll(() => link('Her texts').elements()).toEqual([])
      await hasFocus(link('Mari'))
    },
  },
  'multi-select': {
    async 'Down, Up'() {
      await goToLights()
      await press('{ArrowDown}{ArrowDown}')
      await pointsAt('Sun')
      await press('{ArrowUp}')
      await pointsAt('Lamp')
    },
    async Enter() {
      await goToLights()
      await press('la')
      await pointsAt('Lamp')
      await press('{Enter}')
      await isChosen('Lamp')
      await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    },
    async Backspace() {
      await goToLights()
      await press('{Backspace}')
      await isRemoved('Sun')
    },
    async Tab() {
      render(<MultiSelect label="Light" options={lights} defaultValue={lights} />)
      await press('{Tab}')
      await hasFocus(button('Remove Sun'))
      await press('{Tab}{Tab}')
      await hasFocus(field)
    },
  },
  'session-ended': {
    async Enter() {
      const handleSignIn = await signIn()
      await press('secret{Enter}')
      await expect.poll(() => handleSignIn.mock.calls).toEqual([['secret', undefined]])
    },
    async Escape() {
      await signIn()
      await press('{Escape}')
      await hasFocus(button('Open'))
    },
  },
  'tag-input': {
    async 'Comma, Enter'() {
      await goToTags()
      await press('lamp,')
      await isChosen('lamp')
      await press('shade{Enter}')
      await isChosen('shade')
    },
    async Backspace() {
      await goToTags()
      await press('{Backspace}')
      await isRemoved('sun')
    },
    async Tab() {
      render(<TagInput label="Tags" defaultValue={['sun']} />)
      await press('{Tab}')
      await hasFocus(button('Remove sun'))
      await press('{Tab}lamp{Shift>}{Tab}{/Shift}')
      await isChosen('lamp')
    },
  },
  toolbar: {
    async Tab() {
      render(
        <>
          {tools}
          <button type="button">Next</button>
        </>,
      )
      await press('{Tab}{ArrowRight}{Tab}')
      await hasFocus(button('Next'))
      await press('{Shift>}{Tab}{/Shift}')
      await hasFocus(button('Link'))
    },
    async 'Right, Left'() {
      await inBothDirections(tools, async (onward, back) => {
        await press('{Tab}')
        await hasFocus(button('Bold'))
        await press(onward)
        await hasFocus(button('Link'))
        await press(`${back}${back}`)
        await hasFocus(button('Print'))
      })
    },
    async 'Home, End'() {
      render(tools)
      await press('{Tab}{End}')
      await hasFocus(button('Print'))
      await press('{Home}')
      await hasFocus(button('Bold'))
    },
  },
} satisfies Partial<KeyboardTests>
