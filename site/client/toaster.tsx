/** Where toasts appear on a page of the site. Loaded with React and Radix when there is the first to show. */
import toastSheet from '@cyanotype/ui/components/toast/toast.css?inline'
import { Toaster } from '@cyanotype/ui/components/toast/toast.tsx'
import type { ToastQueue } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { UiProvider } from '@cyanotype/ui/provider/ui-provider.tsx'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { adoptStylesheet } from './adopt-stylesheet.ts'
import { uiLocaleOf } from './ui-locale.ts'

let root: Root | undefined

/** The queue whose messages are shown from now on, in the language that the page has now. */
export async function openToaster(): Promise<ToastQueue> {
  adoptStylesheet(toastSheet)
  const locale = await uiLocaleOf(document.documentElement.lang)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const toaster = (
    <UiProvider locale={locale}>
      <Toaster />
    </UiProvider>
  )
  // Its live regions have to be there before a message is, so that screen readers notice it.
  flushSync(() => root?.render(toaster))
  return toasts
}
