/** App context: API client, messages, locale and browser storage for every screen. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Api } from '../api/client.ts'
import type { CheckedUser } from './session.ts'
import { sessionQuery } from './session.ts'

export interface AdminContextValue {
  readonly api: Api
  /** For public pages. Calls use `api`. */
  readonly fetch: typeof fetch
  /** The language of the interface. */
  readonly locale: Locale
  /** The language of content that is shown first. */
  readonly language: Locale
  readonly storage: Storage
  /** Asks the user to sign in again, above the open screen, when the session has ended. */
  readonly signInAgain: Prompt
  /** Asks for the password again. */
  readonly confirm: Prompt
}

const AdminContext = createContext<AdminContextValue | undefined>(undefined)

interface AdminProviderProps {
  readonly value: AdminContextValue
  readonly children: ReactNode
}

export function AdminProvider({ value, children }: AdminProviderProps) {
  return <AdminContext value={value}>{children}</AdminContext>
}

export function useAdmin(): AdminContextValue {
  const context = useContext(AdminContext)
  if (context === undefined) throw new Error('A screen stands outside of AdminProvider.')
  return context
}

/** The signed-in user. The guard has loaded it before a guarded screen is rendered. */
export function useSession(): CheckedUser | null {
  const { api } = useAdmin()
  return useQuery(sessionQuery(api)).data ?? null
}

/**
 * Prompt: something that only the user can do while calls wait, such as signing in or entering the password.
 * A dialog asks, and all waiting calls learn whether to repeat. Nothing on the screen is lost.
 */
export interface Prompt {
  /** Resolves to whether the user did it. All callers share the result while the prompt is open. */
  open(): Promise<boolean>
  resolve(isDone: boolean): void
  isOpen(): boolean
  subscribe(listener: () => void): () => void
}

/** Where the user must not be interrupted, `open` resolves to `false` at once. */
export function createPrompt(mayOpen: () => boolean = () => true): Prompt {
  const listeners = new Set<() => void>()
  let question: PromiseWithResolvers<boolean> | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    async open() {
      if (!mayOpen()) return false
      if (question === undefined) {
        question = Promise.withResolvers()
        notify()
      }
      return question.promise
    },
    resolve(isDone) {
      question?.resolve(isDone)
      question = undefined
      notify()
    },
    isOpen: () => question !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
