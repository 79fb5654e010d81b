/** What every screen has at hand: the calls, the words, the language of the interface and this browser's storage. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Api } from './api/client.ts'
import type { Prompt } from './session/pending-prompt.ts'
import type { CheckedUser } from './session/session.ts'
import { sessionQuery } from './session/session.ts'

export interface AdminContextValue {
  readonly api: Api
  readonly locale: Locale
  readonly storage: Storage
  /** The session has ended: asks the person to sign in on top of what they do. */
  readonly signInAgain: Prompt
  /** Asks for the password once more. */
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

/** Who is signed in; the guard has seen to it that this is known before any guarded screen is drawn. */
export function useSession(): CheckedUser | null {
  const { api } = useAdmin()
  return useQuery(sessionQuery(api)).data ?? null
}
