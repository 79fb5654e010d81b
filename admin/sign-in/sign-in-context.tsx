/** Context of the sign-in screens: on their own page, or inside the admin. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { createContext, useContext } from 'react'
import type { Api } from '../api/client.ts'

export interface SignInContextValue {
  readonly api: Api
  readonly locale: Locale
  /** Path, query and fragment, with the locale prefix. */
  readonly address: string
  /** Called after sign-in, with the path to go to. */
  readonly enter: (href: string) => void
}

export const SignInContext = createContext<SignInContextValue | undefined>(undefined)

export function useSignInContext(): SignInContextValue {
  const door = useContext(SignInContext)
  if (door === undefined) throw new Error('A screen that lets somebody in stands outside of DoorContext.')
  return door
}
