/**
 * Prompt: something that only the user can do while calls wait, such as signing in or entering the password.
 * A dialog asks, and all waiting calls learn whether to repeat. Nothing on the screen is lost.
 */
export interface Prompt {
  /** Resolves to whether the user did it. All callers share the answer while the prompt is open. */
  open(): Promise<boolean>
  answer(isDone: boolean): void
  isOpen(): boolean
  subscribe(listener: () => void): () => void
}

export function createQuestion(): Prompt {
  const listeners = new Set<() => void>()
  let question: PromiseWithResolvers<boolean> | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    open() {
      if (question === undefined) {
        question = Promise.withResolvers()
        tell()
      }
      return question.promise
    },
    answer(isDone) {
      question?.resolve(isDone)
      question = undefined
      tell()
    },
    isOpen: () => question !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
