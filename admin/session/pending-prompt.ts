/**
 * Something that only the person can answer, while calls wait: sign in again, or give the password once more. Whoever meets
 * it asks here, a dialog asks the person, and all who wait learn whether to repeat what they did. Nothing on the screen is
 * lost meanwhile.
 */
export interface Prompt {
  /** Resolves to whether the person did it. All who ask while the question is open share its answer. */
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
