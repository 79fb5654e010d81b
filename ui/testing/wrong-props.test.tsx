/** Props that the compiler must reject. This file no longer compiles if it accepts one of them. */
import { expect, it } from 'vitest'
import { Button } from '../components/button/button.tsx'
import { Callout } from '../components/callout/callout.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { Popover } from '../components/popover/popover.tsx'
import { TextField } from '../components/text-field/text-field.tsx'

const wrong = [
  // @ts-expect-error: an icon alone has no accessible name.
  <Button key="unnamed" icon="close" />,
  // @ts-expect-error: the colour does not exist.
  <Button key="color" color="green">
    Publish
  </Button>,
  // @ts-expect-error: the tone does not exist.
  <Callout key="tone" tone="loud" />,
  // @ts-expect-error: a checkbox needs a label.
  <Checkbox key="unlabelled" />,
  // @ts-expect-error: a dialog has to be closable.
  <Dialog key="trap" open title="Publish?" />,
  // @ts-expect-error: each error needs the id of its field.
  <ErrorSummary key="nowhere" errors={[{ message: 'Say who you are.' }]} />,
  // @ts-expect-error: a popover needs a trigger.
  <Popover key="closed" label="Languages">
    Eesti
  </Popover>,
  // @ts-expect-error: a field needs a label, not only a placeholder.
  <TextField key="placeholder" placeholder="Title" />,
]

it('rejects props that would exclude a reader', () => {
  expect(wrong).toHaveLength(8)
})
