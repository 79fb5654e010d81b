/**
 * Dates and times, and components that arrange a screen or an image: a test for each row of their keyboard
 * tables.
 */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Calendar } from '../components/calendar/calendar.tsx'
import { Cropper } from '../components/cropper/cropper.tsx'
import { DateField } from '../components/date-field/date-field.tsx'
import { DateRangeField } from '../components/date-range-field/date-range-field.tsx'
import fern from '../components/figure/sample-fern.svg?no-inline'
import { FocalPoint } from '../components/focal-point/focal-point.tsx'
import { SplitPane } from '../components/split-pane/split-pane.tsx'
import { TimeField } from '../components/time-field/time-field.tsx'
import { UiProvider } from '../provider/ui-provider.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, press } from './keys.ts'
import { render } from './render.tsx'

const focusedDay = () => document.activeElement?.getAttribute('data-day')
const isAt = (day: string) => expect.poll(focusedDay).toBe(day)

/** Starts with the focus on the chosen day. */
async function startCalendar(dir: 'ltr' | 'rtl' = 'ltr') {
  const { host } = render(
    <UiProvider dir={dir}>
      <Calendar value="2026-11-20" today="2026-11-18" takesFocus />
    </UiProvider>,
  )
  await isAt('2026-11-20')
  return host
}

async function startDate() {
  const { host } = render(<DateField label="Published" name="day" defaultValue="2026-11-20" />)
  await press('{Tab}')
  await hasFocus(page.getByLabelText('Published'))
  return () => host.querySelector<HTMLInputElement>('[name="day"]')?.value
}

async function startRange() {
  const { host } = render(
    <DateRangeField
      label="Exhibition"
      startName="from"
      endName="to"
      defaultValue={{ start: '2026-11-20', end: '2026-11-30' }}
    />,
  )
  await press('{Tab}{Tab}{Tab}{Enter}')
  await isAt('2026-11-20')
  return () => ['from', 'to'].map((name) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value)
}

async function startTime() {
  const { host } = render(<TimeField label="Opens at" name="opens" defaultValue="09:00" />)
  await press('{Tab}')
  return () => host.querySelector<HTMLInputElement>('[name="opens"]')?.value
}

const numberIn = (name: string) => page.getByRole('spinbutton', { name })

async function startCrop() {
  const crop = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 }
  render(<Cropper src={fern} alt="A fern" width={600} height={800} defaultValue={crop} />)
  await press('{Tab}')
}

async function startPoint() {
  render(<FocalPoint src={fern} alt="A fern" />)
  await press('{Tab}')
}

async function startSplit(dir: 'ltr' | 'rtl' = 'ltr') {
  await page.viewport(1024, 600)
  const { host } = render(
    <UiProvider dir={dir}>
      <SplitPane start="Text" end="Preview" />
    </UiProvider>,
  )
  await press('{Tab}')
  return () => host.querySelector('[role="separator"]')?.getAttribute('aria-valuenow')
}

export const keysOfDates = {
  calendar: {
    async 'Right, Left'() {
      const host = await startCalendar()
      await press('{ArrowRight}{ArrowRight}{ArrowLeft}')
      await isAt('2026-11-21')
      host.hidden = true
      await startCalendar('rtl')
      await press('{ArrowRight}')
      await isAt('2026-11-19')
    },
    async 'Down, Up'() {
      await startCalendar()
      await press('{ArrowDown}')
      await isAt('2026-11-27')
      await press('{ArrowUp}{ArrowUp}')
      await isAt('2026-11-13')
    },
    async 'Home, End'() {
      await startCalendar()
      await press('{Home}')
      await isAt('2026-11-15')
      await press('{End}')
      await isAt('2026-11-21')
    },
    async 'Page Down, Page Up'() {
      await startCalendar()
      await press('{PageDown}')
      await isAt('2026-12-20')
      await press('{PageUp}{PageUp}')
      await isAt('2026-10-20')
    },
    async 'Shift + Page Down, Shift + Page Up'() {
      await startCalendar()
      await press('{Shift>}{PageDown}{/Shift}')
      await isAt('2027-11-20')
      await press('{Shift>}{PageUp}{PageUp}{/Shift}')
      await isAt('2025-11-20')
    },
    async 'Enter, Space'() {
      const { host } = render(<DateField label="Published" name="day" defaultValue="2026-11-20" />)
      const day = () => host.querySelector<HTMLInputElement>('[name="day"]')?.value
      await press('{Tab}{Tab}{Enter}')
      await isAt('2026-11-20')
      await press('{ArrowRight}{Enter}')
      expect(day()).toBe('2026-11-21')
      await press('{Enter}')
      await isAt('2026-11-21')
      await press('{ArrowRight} ')
      expect(day()).toBe('2026-11-22')
    },
  },
  cropper: {
    async 'Right, Left, Down, Up'() {
      await startCrop()
      await press('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowUp}')
      await expect.element(numberIn('Distance from the start (%)')).toHaveValue('21')
      await expect.element(numberIn('Distance from the top (%)')).toHaveValue('21')
      await press('{Tab}{Tab}{ArrowRight}')
      await expect.element(numberIn('Width (%)')).toHaveValue('51')
    },
    async 'Shift + Right, Left, Down, Up'() {
      await startCrop()
      await press('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
      await expect.element(numberIn('Distance from the start (%)')).toHaveValue('30')
      await press('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}')
      await expect.element(numberIn('Distance from the top (%)')).toHaveValue('30')
    },
  },
  'date-field': {
    async 'Alt + Down'() {
      await startDate()
      await press('{Alt>}{ArrowDown}{/Alt}')
      await isAt('2026-11-20')
    },
    async Enter() {
      const day = await startDate()
      await press('{Control>}a{/Control}12/24/2026{Enter}')
      expect(day()).toBe('2026-12-24')
      await press('{Tab}{Enter}')
      await isAt('2026-12-24')
      await press('{ArrowRight}{Enter}')
      expect(day()).toBe('2026-12-25')
      await hasFocus(button('Choose a date'))
    },
    async Escape() {
      const day = await startDate()
      await press('{Tab}{Enter}')
      await isAt('2026-11-20')
      await press('{ArrowDown}{Escape}')
      await hasFocus(button('Choose a date'))
      expect(day()).toBe('2026-11-20')
    },
  },
  'date-range-field': {
    async Enter() {
      const ends = await startRange()
      await press('{ArrowDown}{Enter}{ArrowRight}{Enter}')
      expect(ends()).toEqual(['2026-11-27', '2026-11-28'])
    },
    async Escape() {
      const ends = await startRange()
      await press('{Enter}{ArrowDown}{Escape}')
      await hasFocus(button('Choose a date'))
      expect(ends()).toEqual(['2026-11-20', '2026-11-30'])
    },
  },
  'focal-point': {
    async 'Right, Left, Down, Up'() {
      await startPoint()
      await press('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowDown}')
      await expect.element(numberIn('Horizontal (%)')).toHaveValue('51')
      await expect.element(numberIn('Vertical (%)')).toHaveValue('49')
    },
    async 'Shift + Right, Left, Down, Up'() {
      await startPoint()
      await press('{Shift>}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowDown}{/Shift}')
      await expect.element(numberIn('Horizontal (%)')).toHaveValue('40')
      await expect.element(numberIn('Vertical (%)')).toHaveValue('40')
      await press('{Shift>}{ArrowRight}{/Shift}')
      await expect.element(numberIn('Horizontal (%)')).toHaveValue('50')
    },
  },
  'split-pane': {
    async 'Right, Left'() {
      const share = await startSplit()
      await press('{ArrowRight}{ArrowRight}{ArrowLeft}')
      expect(share()).toBe('52')
    },
    async 'Shift + Right, Shift + Left'() {
      const share = await startSplit('rtl')
      await press('{Shift>}{ArrowRight}{/Shift}')
      expect(share()).toBe('40')
      await press('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
      expect(share()).toBe('60')
    },
    async 'Home, End'() {
      const share = await startSplit()
      await press('{Home}')
      expect(share()).toBe('20')
      await press('{End}')
      expect(share()).toBe('80')
    },
  },
  'time-field': {
    async 'Up, Down'() {
      const time = await startTime()
      await press('{ArrowUp}{ArrowUp}{ArrowDown}')
      expect(time()).toBe('09:15')
    },
    async 'Page Up, Page Down'() {
      const time = await startTime()
      await press('{PageUp}{PageUp}{PageDown}')
      expect(time()).toBe('10:00')
    },
    async Enter() {
      const time = await startTime()
      await press('{Control>}a{/Control}2:30 pm{Enter}')
      expect(time()).toBe('14:30')
    },
  },
} satisfies Partial<KeyboardTests>
