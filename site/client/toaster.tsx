/** The toast region of a page. Loaded with React and Radix for the first toast. */
import toastSheet from '@cyanotype/ui/components/toast/toast.css?inline'
import { Toaster } from '@cyanotype/ui/components/toast/toast.tsx'
import type { ToastQueue } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { UiProvider } from '@cyanotype/ui/provider/ui-provider.tsx'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { uiLocaleOf } from '../fragments/ui-locale.ts'
import { adoptStylesheet } from './adopt-stylesheet.ts'

let root: Root | undefined

/** Returns the toast queue, with labels in the language of the current page. */
export async function openToaster(): Promise<ToastQueue> {
  adoptStylesheet(toastSheet)
  const locale = await uiLocaleOf(document.documentElement.lang)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const toaster = (
    <UiProvider locale={locale}>
      <Toaster />
    </UiProvider>
  )
  // Live regions must exist before their messages, so that screen readers announce them.
  flushSync(() => root?.render(toaster))
  return toasts
}
