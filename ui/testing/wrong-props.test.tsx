/** Props that the compiler must reject. The type check fails if a component accepts one of them. */
import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { Button } from '../components/button/button.tsx'
import type { Callout } from '../components/callout/callout.tsx'
import type { Checkbox } from '../components/checkbox/checkbox.tsx'
import type { Dialog } from '../components/dialog/dialog.tsx'
import type { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import type { Popover } from '../components/popover/popover.tsx'
import type { TextField } from '../components/text-field/text-field.tsx'

it('rejects props that would exclude a reader', () => {
  // An icon alone has no accessible name.
  expectTypeOf<{ icon: 'close' }>().not.toExtend<ComponentProps<typeof Button>>()
  expectTypeOf<{ color: 'green'; children: string }>().not.toExtend<ComponentProps<typeof Button>>()
  expectTypeOf<{ tone: 'loud' }>().not.toExtend<ComponentProps<typeof Callout>>()
  // A checkbox needs a label.
  expectTypeOf<{ id: string }>().not.toExtend<ComponentProps<typeof Checkbox>>()
  // A dialog has to be closable.
  expectTypeOf<{ open: true; title: string }>().not.toExtend<ComponentProps<typeof Dialog>>()
  // Each error needs the id of its field.
  expectTypeOf<{ errors: { message: string }[] }>().not.toExtend<ComponentProps<typeof ErrorSummary>>()
  // A popover needs a trigger.
  expectTypeOf<{ label: string; children: string }>().not.toExtend<ComponentProps<typeof Popover>>()
  // A field needs a label, not only a placeholder.
  expectTypeOf<{ placeholder: string }>().not.toExtend<ComponentProps<typeof TextField>>()
})

it('accepts the same components with what they need', () => {
  expectTypeOf<{ icon: 'close'; 'aria-label': string }>().toExtend<ComponentProps<typeof Button>>()
  expectTypeOf<{ children: string }>().toExtend<ComponentProps<typeof Button>>()
  expectTypeOf<{ tone: 'info' }>().toExtend<ComponentProps<typeof Callout>>()
  expectTypeOf<{ label: string }>().toExtend<ComponentProps<typeof Checkbox>>()
  expectTypeOf<{ open: true; title: string; onClose: () => void }>().toExtend<ComponentProps<typeof Dialog>>()
  expectTypeOf<{ errors: { field: string; message: string }[] }>().toExtend<
    ComponentProps<typeof ErrorSummary>
  >()
  expectTypeOf<{ label: string; placeholder: string }>().toExtend<ComponentProps<typeof TextField>>()
})
