/** Fetches the editor, whose parser and document are the largest part of the admin, where a text is edited and nowhere else. */
import { Skeleton } from '@cyanotype/ui/index.ts'
import { partInPlace } from '../layout/part.tsx'
import type { WritingProps } from './writing/writing.tsx'

export const TextEditor = partInPlace<WritingProps>(
  async () => (await import('./writing/writing.tsx')).Writing,
  <Skeleton lines={6} />,
)
