/** Fetches the editor, whose parser and document are the largest part of the admin, where a text is edited and nowhere else. */
import { Skeleton } from '@cyanotype/ui/index.ts'
import { lazyComponent } from '../shell/lazy/lazy-component.tsx'
import type { WritingProps } from './editor/rich-text-field.tsx'

export const TextEditor = lazyComponent<WritingProps>(
  async () => (await import('./editor/rich-text-field.tsx')).Writing,
  <Skeleton lines={6} />,
)
