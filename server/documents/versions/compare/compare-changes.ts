/** Compares each changed field, for display. */
import type { ChangedField } from './changed-fields.ts'
import { compareBlocks, compareWords } from './compare-texts.ts'
import type { FieldChange } from './comparison.ts'

export function compareChanges(changes: readonly ChangedField[]): readonly FieldChange[] {
  return changes.map((change) => {
    if (change.as === 'values') return change
    const { as, field, from, to } = change
    return as === 'words'
      ? { as, field, segments: [...compareWords(from, to)] }
      : { as, field, blocks: [...compareBlocks(from, to)] }
  })
}
