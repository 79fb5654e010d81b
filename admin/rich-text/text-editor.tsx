/** Loads the rich text editor on demand. Its parser and schema are the largest part of the admin. */
import { Skeleton } from '@cyanotype/ui/index.ts'
import { lazyComponent } from '../lazy/lazy-component.tsx'
import type { RichTextFieldProps } from './editor/rich-text-field.tsx'

export const TextEditor = lazyComponent<RichTextFieldProps>(
  async () => (await import('./editor/rich-text-field.tsx')).RichTextField,
  <Skeleton lines={6} />,
)
