/** What a developer cannot write: the compiler refuses each of these, and refuses this file when it no longer does. */
import { expect, it } from 'vitest'
import { Button } from '../components/button/button.tsx'
import { Callout } from '../components/callout/callout.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { Popover } from '../components/popover/popover.tsx'
import { TextField } from '../components/text-field/text-field.tsx'

const wrong = [
  // @ts-expect-error: an icon alone says nothing to those who listen.
  <Button key="unnamed" icon="close" />,
  // @ts-expect-error: there is no such colour.
  <Button key="color" color="green">
    Publish
  </Button>,
  // @ts-expect-error: there is no such tone.
  <Callout key="tone" tone="loud" />,
  // @ts-expect-error: a box that nobody named cannot be answered.
  <Checkbox key="unlabelled" />,
  // @ts-expect-error: a dialog that cannot be left is a trap.
  <Dialog key="trap" open title="Publish?" />,
  // @ts-expect-error: each line leads to its field.
  <ErrorSummary key="nowhere" errors={[{ message: 'Say who you are.' }]} />,
  // @ts-expect-error: something has to open it.
  <Popover key="closed" label="Languages">
    Eesti
  </Popover>,
  // @ts-expect-error: a label is not a placeholder.
  <TextField key="placeholder" placeholder="Title" />,
]

it('refuses properties that would leave a reader out', () => {
  expect(wrong).toHaveLength(8)
})
