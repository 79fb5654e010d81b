/** Loads the rich text editor on demand. Its parser and schema are the largest part of the admin. */
import { Skeleton } from '@cyanotype/ui/index.ts'
import { lazyComponent } from '../shell/lazy/lazy-component.tsx'
import type { WritingProps } from './editor/rich-text-field.tsx'

export const TextEditor = lazyComponent<WritingProps>(
  async () => (await import('./editor/rich-text-field.tsx')).Writing,
  <Skeleton lines={6} />,
)
