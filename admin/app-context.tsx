/** What every screen has at hand: the calls, the words, the language of the interface and this browser's storage. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Api } from './api/client.ts'
import type { Question } from './session/pending-prompt.ts'
import type { CheckedUser } from './session/session.ts'
import { sessionQuery } from './session/session.ts'

export interface AdminSurroundings {
  readonly api: Api
  readonly locale: Locale
  readonly storage: Storage
  /** The session has ended: asks the person to sign in on top of what they do. */
  readonly signInAgain: Question
  /** Asks for the password once more. */
  readonly confirm: Question
}

const AdminContext = createContext<AdminSurroundings | undefined>(undefined)

interface AdminProviderProps {
  readonly surroundings: AdminSurroundings
  readonly children: ReactNode
}

export function AdminProvider({ surroundings, children }: AdminProviderProps) {
  return <AdminContext value={surroundings}>{children}</AdminContext>
}

export function useAdmin(): AdminSurroundings {
  const surroundings = useContext(AdminContext)
  if (surroundings === undefined) throw new Error('A screen stands outside of AdminProvider.')
  return surroundings
}

/** Who is signed in; the guard has seen to it that this is known before any guarded screen is drawn. */
export function useSession(): CheckedUser | null {
  const { api } = useAdmin()
  return useQuery(sessionQuery(api)).data ?? null
}
