/** Fetches the editor, whose parser and document are the largest part of the admin, where a text is edited and nowhere else. */
import { Skeleton } from '@cyanotype/ui/index.ts'
import { lazy, Suspense } from 'react'
import type { WritingProps } from './writing/writing.tsx'

const Writing = lazy(async () => ({ default: (await import('./writing/writing.tsx')).Writing }))

export function TextEditor(props: WritingProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Writing {...props} />
    </Suspense>
  )
}
