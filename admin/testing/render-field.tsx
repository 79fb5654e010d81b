/** Renders the editor of one field with a value that it changes. */
import type { Fields, Locale } from '@cyanotype/content/model/index.ts'
import { Toaster, UiProvider } from '@cyanotype/ui/index.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '../queries/query-client.ts'
import '../admin.css'
import { createApi } from '../api/client.ts'
import { AdminProvider, createPrompt } from '../app-context/app-context.tsx'
import { CommandsProvider } from '../commands/commands-provider.tsx'
import { FieldEditor } from '../forms/field-editor.tsx'
import type { FieldError } from '../forms/field-editor-props.ts'
import type { FormContextValue } from '../forms/form-context.ts'
import { FormProvider } from '../forms/form-context.ts'
import { speak } from '../i18n/catalogues.ts'
import { sendByFetch } from '../media/uploads/send-form.ts'
import { UploadsProvider } from '../media/uploads/uploads-provider.tsx'
import type { FakeServer } from './fake-server.ts'
import { fakeServer } from './fake-server.ts'
import { forgetToasts } from './forget-toasts.ts'

interface FieldOptions {
  readonly value?: unknown
  readonly errors?: readonly FieldError[]
  readonly readOnly?: boolean
  /** The language of the value. */
  readonly lang?: Locale
  readonly siblings?: Readonly<Record<string, unknown>>
  readonly server?: FakeServer
  /** The form around it, for fields made of several fields. */
  readonly form?: FormContextValue
}

export interface ShownField {
  /** The current value. */
  value(): unknown
  /** Sets the value from outside, as a save does that brings changes of others. */
  set(value: unknown): void
  /** Sets the errors, as a key does that changes the field. */
  setErrors(errors: readonly FieldError[]): void
}

const context = { locale: 'en', language: 'en', storage: localStorage } as const

export async function renderField(field: Fields[string], options: FieldOptions = {}): Promise<ShownField> {
  const { readOnly = false, lang = 'en', siblings = {}, server = fakeServer({}) } = options
  await page.viewport(1280, 900)
  const i18n = await speak('en')
  const prompts = { signInAgain: createPrompt(), confirm: createPrompt() }
  const [signInAgain, confirm] = [prompts.signInAgain.open, prompts.confirm.open]
  const api = createApi({ fetch: server.fetch, i18n, locale: 'en', signInAgain, confirm })
  let current = 'value' in options ? options.value : field.initial
  const shown: ShownField = { value: () => current, set() {}, setErrors() {} }

  function StandaloneField() {
    const [value, setValue] = useState<unknown>(current)
    current = value
    const [errors, setErrors] = useState(options.errors ?? [])
    Object.assign(shown, { set: setValue, setErrors })
    return (
      <FieldEditor
        field={field}
        value={value}
        onChange={setValue}
        id="field"
        errors={errors}
        readOnly={readOnly}
        lang={lang}
        siblings={siblings}
      />
    )
  }

  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(async () => {
    root.unmount()
    host.remove()
    await forgetToasts()
  })
  root.render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QueryClientProvider client={createQueryClient()}>
          <AdminProvider value={{ api, fetch: server.fetch, ...context, ...prompts }}>
            <UploadsProvider send={sendByFetch(server.fetch)}>
              <CommandsProvider>
                <FormProvider value={options.form}>
                  <StandaloneField />
                </FormProvider>
                <Toaster />
              </CommandsProvider>
            </UploadsProvider>
          </AdminProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>,
  )
  return shown
}
