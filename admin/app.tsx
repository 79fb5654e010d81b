/** The whole admin, made from what it stands on: a way to the server, a place to keep words, a language, a history. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { Toaster, TooltipProvider, UiProvider } from '@cyanotype/ui/index.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdminProvider } from './admin-context.tsx'
import { ApiProblem } from './api/api-problem.ts'
import { createApi } from './api/client.ts'
import { openRouter } from './router.tsx'
import { routes } from './routes.tsx'
import { createSignInAgain } from './session/sign-in-again.ts'
import { SignInAgainDialog } from './session/sign-in-again-dialog.tsx'
import { speak, uiLocaleOf } from './words/catalogues.ts'

export interface AdminOptions {
  readonly fetch: typeof fetch
  readonly storage: Storage
  readonly locale: Locale
  readonly history: RouterHistory
}

export async function openAdmin({ fetch, storage, locale, history }: AdminOptions): Promise<ReactNode> {
  const [i18n, uiLocale] = await Promise.all([speak(locale), uiLocaleOf(locale)])
  const signInAgain = createSignInAgain()
  const api = createApi({ fetch, i18n, locale, signInAgain: signInAgain.ask })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: isWorthRepeating } } })
  const router = openRouter({ routes, api, queries, locale, history })
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider locale={uiLocale}>
        <QueryClientProvider client={queries}>
          <AdminProvider surroundings={{ api, locale, storage, signInAgain }}>
            <TooltipProvider>
              <RouterProvider router={router} />
              <SignInAgainDialog />
              <Toaster />
            </TooltipProvider>
          </AdminProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>
  )
}

/** Reading is repeated once where the server was away or busy. What it refused, it would refuse again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
}
