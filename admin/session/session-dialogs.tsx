/**
 * The two dialogs that open by themselves, over whatever is on the screen: the session has ended, or a password is asked for
 * once more. They are fetched ahead, since the line may be gone when one of them is needed.
 */
import type { ComponentType } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useAdmin } from '../app-context.tsx'
import type { PartAbove } from '../shell/lazy/lazy-component.tsx'
import { partAbove } from '../shell/lazy/lazy-component.tsx'
import { whenIdle } from '../shell/lazy/lazy-module.ts'
import type { Question } from './pending-prompt.ts'

type Asks = ComponentType<{ readonly question: Question }>

const SignInAgain = partAbove(async (): Promise<Asks> => (await import('./sign-in-again.tsx')).SignInAgain)
const Confirm = partAbove(async (): Promise<Asks> => (await import('./confirm-password-dialog.tsx')).Confirm)

export function Questions() {
  const { signInAgain, confirm } = useAdmin()
  return (
    <>
      <Asked question={signInAgain} by={SignInAgain} />
      <Asked question={confirm} by={Confirm} />
    </>
  )
}

interface AskedProps {
  readonly question: Question
  readonly by: PartAbove<{ readonly question: Question }>
}

function Asked({ question, by: Dialog }: AskedProps) {
  const isAsking = useSyncExternalStore(question.subscribe, question.isAsking)
  useEffect(() => {
    // Whoever cannot be asked has not agreed.
    if (isAsking) void Dialog.bring().then((isHere) => isHere || question.answer(false))
  }, [isAsking, Dialog, question])
  useEffect(() => whenIdle(() => void Dialog.bring()), [Dialog])
  return <Dialog question={question} />
}
