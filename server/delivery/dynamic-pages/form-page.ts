/**
 * `POST` to a page with forms. A success redirects to the page, whose fragment shows the thanks: the page in the cache
 * is the same for all visitors. Errors show the page with the values.
 */
import type { RefusedForm } from '@cyanotype/content/contracts/dynamic-page.ts'
import {
  formControlName,
  formNameField,
  formSent,
  honeypot,
} from '@cyanotype/content/contracts/dynamic-page.ts'
import { readForm } from '../../http/calls/read-body.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'
import { isOwnRequest } from '../../http/middleware/csrf-origin.ts'
import { redirect } from '../../http/response/redirect.ts'
import { isSpam } from '../../integrations/enquiries/enquiry.ts'
import type { FormAnswers, PageForms } from '../../integrations/forms/index.ts'
import { readFields } from '../../integrations/forms/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Show } from './paths.ts'

/** Several long texts of any script, each character as at most three escapes of three characters. */
const maxFormBytes = 200_000

export interface FormOptions extends RequestServices {
  readonly formAnswers: Pick<FormAnswers, 'receive'>
}

interface FormPage {
  readonly show: Show
  readonly page: PageForms
}

export async function handleForm(
  context: Context,
  { show, page }: FormPage,
  { limits, isOwnOrigin, formAnswers }: FormOptions,
): Promise<void> {
  const { visitor } = context.state
  limits.check(visitor, undefined)
  if (!isOwnRequest(context.headers, isOwnOrigin)) throw new Problem('foreign_origin')
  const sent = await readForm(context.req, maxFormBytes)
  const index = page.forms.findIndex(({ name }) => name === sent.get(formNameField))
  const form = page.forms[index] ?? page.forms[0]
  const answerTo = (key: string) => sent.get(formControlName(key)) ?? ''
  const { fields, faults } = readFields(form, page.locale, answerTo)
  const values = Object.fromEntries(form.fields.map(({ key }) => [key, answerTo(key)]))
  const reject = (status: number, why: Pick<RefusedForm, 'faults' | 'refusal'>) =>
    show(context, status, { form: { name: form.name, values, ...why } })
  if (index === -1) return reject(422, { faults: [], refusal: 'changed' })
  if (faults.length > 0) return reject(422, { faults, refusal: undefined })
  const place = { page: context.path, locale: page.locale, document: page.document }
  const answer = { ...place, form: form.name, fields, isSpam: isSpam({ website: sent.get(honeypot) ?? '' }) }
  let refund = () => {}
  try {
    refund = limits.check(visitor, 'forms')
    await formAnswers.receive(answer, visitor)
  } catch (problem) {
    refund()
    if (!(problem instanceof Problem) || problem.code !== 'too_many_requests') throw problem
    context.set({ ...problem.details.headers })
    return reject(problem.status, { faults: [], refusal: 'too-many' })
  }
  redirect(context, 303, `${context.path}#${formSent(index)}`)
}
