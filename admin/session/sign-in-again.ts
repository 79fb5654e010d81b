/**
 * A session that ends while somebody writes: whoever meets it asks here, a dialog asks the person, and all who wait learn
 * whether to repeat what they did. Nothing on the screen is lost meanwhile.
 */
export interface SignInAgain {
  /** Resolves to whether the person signed in again. All who ask while the question is open share its answer. */
  ask(): Promise<boolean>
  answer(isSignedIn: boolean): void
  isAsking(): boolean
  subscribe(listener: () => void): () => void
}

export function createSignInAgain(): SignInAgain {
  const listeners = new Set<() => void>()
  let question: PromiseWithResolvers<boolean> | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask() {
      if (question === undefined) {
        question = Promise.withResolvers()
        tell()
      }
      return question.promise
    },
    answer(isSignedIn) {
      question?.resolve(isSignedIn)
      question = undefined
      tell()
    },
    isAsking: () => question !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
