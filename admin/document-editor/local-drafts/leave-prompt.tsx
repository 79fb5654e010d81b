/** Leave prompt: asks before leaving only if this browser could not store the unsaved text. */
import { Button, Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Leaving } from '../../router/navigation-blockers.ts'
import { useRouter } from '../../router/router-context.tsx'
import type { Editing } from '../state/editing-session.ts'

export function LeavePrompt({ editing }: { readonly editing: Editing }) {
  const { t } = useLingui()
  const { isBlocked, leave, stay } = useBlocker({
    shouldBlockWindow: () => !editing.saveDraftNow(),
    shouldBlock: ({ current, next }) => current.pathname !== next.pathname && !editing.saveDraftNow(),
  })
  return (
    <Dialog
      open={isBlocked}
      onClose={stay}
      title={t`Leave without saving?`}
      footer={
        <>
          <Button color="red" variant="outline" onClick={leave}>
            <Trans>Discard and leave</Trans>
          </Button>
          <Button onClick={stay}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>This browser has no storage space left. Save your changes before you leave.</Trans>
      </p>
    </Dialog>
  )
}

interface Blocker {
  readonly shouldBlock: (leaving: Leaving) => boolean
  /** The window closes or loads another page. */
  readonly shouldBlockWindow: () => boolean
}

interface BlockerState {
  readonly isBlocked: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/** Asks before the user leaves a screen. */
function useBlocker(blocker: Blocker): BlockerState {
  const { block } = useRouter()
  const newest = useRef(blocker)
  const [decide, setDecide] = useState<(mayLeave: boolean) => void>()
  useEffect(() => {
    newest.current = blocker
  })
  useEffect(() => {
    const mayLeave = (leaving: Leaving) =>
      newest.current.shouldBlock(leaving)
        ? new Promise<boolean>((resolve) => setDecide(() => resolve))
        : Promise.resolve(true)
    return block(mayLeave)
  }, [block])
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (newest.current.shouldBlockWindow()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [])
  const say = (mayLeave: boolean) => {
    setDecide(undefined)
    decide?.(mayLeave)
  }
  return { isBlocked: decide !== undefined, leave: () => say(true), stay: () => say(false) }
}
