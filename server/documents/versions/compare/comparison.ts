/** Schema for the differences between two versions, in the order in which they are displayed. */
import { z } from 'zod'

const segment = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
const changedBlock = z.object({ kind: z.literal('changed'), segments: z.array(segment) })
const field = z.string().describe('Its name; inside a group with the group’s before it: `hero.title`.')

export const fieldChange = z.discriminatedUnion('as', [
  z.object({ as: z.literal('words'), field, segments: z.array(segment) }),
  z.object({ as: z.literal('blocks'), field, blocks: z.array(z.union([segment, changedBlock])) }),
  z.object({ as: z.literal('values'), field, from: z.unknown(), to: z.unknown() }),
])

export type Segment = z.output<typeof segment>
export type BlockChange = Segment | z.output<typeof changedBlock>
export type FieldChange = z.output<typeof fieldChange>
