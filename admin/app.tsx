/**
 * The admin application, built from its dependencies: connection to the server, storage, locale and history.
 */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { UiProviderProps } from '@cyanotype/ui/index.ts'
import '@cyanotype/ui/icons/all.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { UiProvider } from '@cyanotype/ui/index.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { createApi } from './api/client.ts'
import { AdminProvider, createPrompt } from './app-context/app-context.tsx'
import { useOtherZone } from './app-context/preferences.ts'
import { needsSession } from './app-context/session.ts'
import { CommandsProvider } from './commands/commands-provider.tsx'
import { useSingleKeys } from './commands/single-key-shortcuts.ts'
import { loadShellMessages, uiLocaleOf } from './i18n/catalogues.ts'
import { contentLocaleOf } from './i18n/content-locale.ts'
import { lazyPart } from './lazy/lazy-component.tsx'
import { whenIdle } from './lazy/lazy-module.ts'
import { openFirstScreen } from './lazy/preload-first-screen.ts'
import { createScreenMessages, ScreenMessagesContext } from './lazy/screen-messages.ts'
import type { SendForm } from './media/uploads/send-form.ts'
import { UploadsProvider } from './media/uploads/uploads-provider.tsx'
import { createLive, LiveContext } from './queries/live-events.ts'
import { createQueryClient } from './queries/query-client.ts'
import type { AdminHistory } from './router/history.ts'
import { openRouter } from './router/router.ts'
import { RouterProvider } from './router/router-context.tsx'
import { routes } from './routes.tsx'
import { ConnectionContext, watchConnection } from './session/connection.ts'
import { SessionDialogs } from './session/session-dialogs.tsx'
import { CurrentScreen } from './shell/current-screen.tsx'
import { Tooltips } from './shell/tooltips/tooltips.tsx'

export interface AdminOptions {
  readonly fetch: typeof fetch
  /** For files: like `fetch`, with upload progress. */
  readonly send: SendForm
  readonly storage: Storage
  readonly locale: Locale
  readonly history: AdminHistory
  /** Loads the admin again with its languages. Returns whether it does. */
  readonly onOtherLanguages?: () => boolean
}

export async function openAdmin({
  fetch,
  send,
  storage,
  locale,
  history,
  ...options
}: AdminOptions): Promise<ReactNode> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const queries = createQueryClient()
  const signInAgain = createPrompt(() => needsSession(queries))
  const [confirm, connection] = [createPrompt(), watchConnection(fetch)]
  const api = createApi({
    fetch: connection.fetch,
    i18n,
    locale,
    signInAgain: signInAgain.open,
    confirm: confirm.open,
    ...options,
  })
  const live = createLive(fetch)
  const shellMessages = loadShellMessages(i18n, locale)
  const messages = createScreenMessages(i18n, locale)
  const router = openRouter({ routes, api, queries, locale, history })
  const [uiLocale] = await Promise.all([
    uiLocaleOf(locale),
    shellMessages,
    openFirstScreen({ routes, router, messages, context: { api, queries, locale, storage } }),
  ])
  // From a list, the next screen opens without waiting for its messages.
  whenIdle(() => void messages.load())
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <AdminProvider
          value={{ api, fetch, locale, language: contentLocaleOf(locale), storage, signInAgain, confirm }}
        >
          <UiAsLiked locale={uiLocale} formats={locale === 'en' ? 'en-GB' : undefined}>
            <ConnectionContext value={connection}>
              <LiveContext value={live}>
                <CommandsProvider>
                  <UploadsProvider send={send}>
                    <RouterProvider router={router}>
                      <ScreenMessagesContext value={messages}>
                        <CurrentScreen />
                      </ScreenMessagesContext>
                    </RouterProvider>
                  </UploadsProvider>
                  <SessionDialogs />
                  <Toasts />
                  <Tooltips />
                </CommandsProvider>
              </LiveContext>
            </ConnectionContext>
          </UiAsLiked>
        </AdminProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** Applies the preferences of the signed-in user to the components. */
function UiAsLiked(props: Omit<UiProviderProps, 'singleKeys' | 'timeZone'>) {
  return <UiProvider {...props} singleKeys={useSingleKeys()} timeZone={useOtherZone()} />
}

const Toaster = lazyPart(async () => (await import('@cyanotype/ui/components/toast/toast.tsx')).Toaster)

/** The code that renders toasts loads after the screen, or with the first toast. */
function Toasts() {
  useEffect(() => {
    const load = () => void Toaster.load()
    const stop = toasts.subscribe(load)
    const cancel = whenIdle(load)
    return () => {
      stop()
      cancel()
    }
  }, [])
  return <Toaster />
}
