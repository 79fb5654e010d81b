/**
 * The two dialogs that open by themselves above any screen: session expired, and password required. They load
 * ahead, because the connection may be lost when one is needed.
 */
import type { ComponentType } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import type { Prompt } from '../app-context/app-context.tsx'
import { useAdmin } from '../app-context/app-context.tsx'
import type { LazyPart } from '../lazy/lazy-component.tsx'
import { lazyPart } from '../lazy/lazy-component.tsx'
import { whenIdle } from '../lazy/lazy-module.ts'

type PromptsProps = ComponentType<{ readonly prompt: Prompt }>

const SignInAgain = lazyPart(
  async (): Promise<PromptsProps> => (await import('./sign-in-again.tsx')).SignInAgain,
)
const Confirm = lazyPart(
  async (): Promise<PromptsProps> => (await import('./confirm-password-dialog.tsx')).Confirm,
)

export function SessionDialogs() {
  const { signInAgain, confirm } = useAdmin()
  return (
    <>
      <PromptDialog prompt={signInAgain} by={SignInAgain} />
      <PromptDialog prompt={confirm} by={Confirm} />
    </>
  )
}

interface PromptDialogProps {
  readonly prompt: Prompt
  readonly by: LazyPart<{ readonly prompt: Prompt }>
}

function PromptDialog({ prompt, by: Dialog }: PromptDialogProps) {
  const isOpen = useSyncExternalStore(prompt.subscribe, prompt.isOpen)
  useEffect(() => {
    // If the dialog cannot load, the result is no.
    if (isOpen) void Dialog.load().then((isLoaded) => isLoaded || prompt.resolve(false))
  }, [isOpen, Dialog, prompt])
  useEffect(() => whenIdle(() => void Dialog.load()), [Dialog])
  return <Dialog prompt={prompt} />
}
