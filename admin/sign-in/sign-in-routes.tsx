/** Sign-in screens inside the admin: the guard redirects here after the session has ended. */
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdmin } from '../app-context/app-context.tsx'
import { sessionQuery } from '../app-context/session.ts'
import { useLocation, useRouter } from '../router/router-context.tsx'
import { LoginScreen } from './login-screen.tsx'
import { SignInContext } from './sign-in-page.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'
import './sign-in-page.css'

export function LoginWithin() {
  return (
    <SignInScreens>
      <LoginScreen />
    </SignInScreens>
  )
}

export function WelcomeWithin() {
  return (
    <SignInScreens>
      <WelcomeScreen />
    </SignInScreens>
  )
}

function SignInScreens({ children }: { readonly children: ReactNode }) {
  const { api, locale } = useAdmin()
  const { publicHref } = useLocation()
  const queries = useQueryClient()
  const router = useRouter()
  const enter = async (href: string) => {
    await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
    await router.navigate({ href, replace: true })
  }
  return (
    <SignInContext value={{ api, locale, address: publicHref, enter: (href) => void enter(href) }}>
      {children}
    </SignInContext>
  )
}
