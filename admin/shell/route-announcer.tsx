/** Says the title of each screen that somebody goes to: one polite region that is there from the beginning. */
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useEffect, useState } from 'react'
import { useRouter } from '../router/use-router.ts'

export function Announcer() {
  const router = useRouter()
  const [said, say] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation !== undefined) say(document.title)
      }),
    [router],
  )

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}
