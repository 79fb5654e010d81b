/**
 * Tests every row of every keyboard table with keys alone. The result is recorded, and Storybook shows it.
 */
import { describe, expect, it } from 'vitest'
import type { KeyboardTests } from './keyboard-tables.ts'
import { keyboardTables } from './keyboard-tables.ts'
import { keysOfChoosers } from './keys-of-choosers.tsx'
import { keysOfControls } from './keys-of-controls.tsx'
import { keysOfData } from './keys-of-data.tsx'
import { keysOfDates } from './keys-of-dates.tsx'
import { keysOfInputs } from './keys-of-inputs.tsx'
import { keysOfPages } from './keys-of-pages.tsx'
import { keysOfSearch } from './keys-of-search.tsx'
import { keysOfShowing } from './keys-of-showing.tsx'
import { keysOfTexts } from './keys-of-texts.tsx'

const tests: KeyboardTests = {
  ...keysOfChoosers,
  ...keysOfControls,
  ...keysOfDates,
  ...keysOfData,
  ...keysOfInputs,
  ...keysOfPages,
  ...keysOfSearch,
  ...keysOfShowing,
  ...keysOfTexts,
}

describe.each(Object.entries(tests))('the keys of %s', { tags: ['full'] }, (name, rows) => {
  const { keys }: { keys: Readonly<Record<string, string>> } = keyboardTables[name as keyof KeyboardTests]
  it.each(Object.entries(rows))('%s', async (key, run) => {
    await run()
    expect(keys[key]).toMatchSnapshot()
  })
})
