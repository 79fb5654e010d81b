/** Toolbar switches above every story for the preferences of a reader. */
import { locales } from '../ui/locales/index.ts'
import { breakpoints } from '../ui/tokens/index.ts'

interface Choice {
  readonly value: string
  readonly title: string
}

/** An icon with its name in a tooltip: seven titles would not fit next to the sidebar. */
const toolbar = <const Icon extends string>(name: string, icon: Icon, items: readonly Choice[]) => ({
  description: name,
  toolbar: { icon, dynamicTitle: false, items: [...items] },
})

export const globalTypes = {
  theme: toolbar('Theme', 'circlehollow', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  locale: toolbar(
    'Language',
    'globe',
    locales.map(({ code, name }) => ({ value: code, title: name })),
  ),
  direction: toolbar('Direction', 'transfer', [
    { value: 'language', title: 'As the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  contrast: toolbar('Contrast', 'contrast', [
    { value: 'normal', title: 'Contrast as drawn' },
    { value: 'more', title: 'More contrast' },
  ]),
  text: toolbar('Text', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'full', title: 'With motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  script: toolbar('Script', 'markup', [
    { value: 'on', title: 'With script' },
    { value: 'none', title: 'HTML only' },
  ]),
}

export const initialGlobals = {
  theme: 'light',
  locale: 'en',
  direction: import.meta.env.VITE_DIRECTION === 'rtl' ? 'rtl' : 'language',
  contrast: 'normal',
  text: '100',
  motion: 'full',
  script: 'on',
}

/** The widths at which the layout changes, and the phone that it is designed for first. */
export const viewports = Object.fromEntries(
  Object.entries({ ...breakpoints, phone: 360 })
    .sort(([, one], [, other]) => one - other)
    .map(([name, width]) => [
      name,
      { name: `${name} ${width} px`, styles: { width: `${width}px`, height: '100%' } },
    ]),
)
