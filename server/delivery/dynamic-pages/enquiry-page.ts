/**
 * `POST /contact`: the contact form. A success redirects to another page, so that a reload sends nothing
 * twice. Errors show the form again with all its values.
 */
import type {
  EnquiryField,
  EnquiryFieldError,
  RefusedEnquiry,
} from '@cyanotype/content/contracts/dynamic-page.ts'
import { enquiryFields, honeypot } from '@cyanotype/content/contracts/dynamic-page.ts'
import { localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import { readForm } from '../../http/calls/read-body.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'
import { isOwnRequest } from '../../http/middleware/csrf-origin.ts'
import { redirect } from '../../http/response/redirect.ts'
import type { Enquiries, EnquiryForm } from '../../integrations/enquiries/index.ts'
import { enquiryForm } from '../../integrations/enquiries/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Show } from './paths.ts'

/** 5,000 characters of any script, each as at most three escapes of three characters, and some spare. */
const maxFormBytes = 60_000

export interface EnquiryOptions extends RequestServices {
  readonly enquiries: Pick<Enquiries, 'receive'>
}

export async function handleEnquiry(context: Context, show: Show, options: EnquiryOptions): Promise<void> {
  const { limits, isOwnOrigin } = options
  limits.check(context.state.visitor, undefined)
  if (!isOwnRequest(context.headers, isOwnOrigin)) throw new Problem('foreign_origin')
  const { locale } = readLocale(context.path)
  const sent = await readForm(context.req, maxFormBytes)
  const values = {
    name: sent.get('name') ?? '',
    email: sent.get('email') ?? '',
    message: sent.get('message') ?? '',
  }
  const form = { ...values, locale, page: context.path, website: sent.get(honeypot) ?? '' }
  const { success, data, error } = enquiryForm.safeParse(form)
  if (!success) {
    const errors = fieldErrors(values, error.issues)
    return show(context, 422, { enquiry: { values, faults: errors, refusal: undefined } })
  }
  const refused = await receive(data, context, options)
  if (refused === undefined) return redirect(context, 303, localizedPath(locale, '/contact/sent'))
  context.set({ ...refused.details.headers })
  await show(context, refused.status, { enquiry: { values, faults: [], refusal: refusals[refused.code] } })
}

const refusals: Readonly<Record<string, RefusedEnquiry['refusal']>> = {
  enquiries_closed: 'closed',
  too_many_requests: 'too-many',
}

async function receive(
  form: EnquiryForm,
  { state: { visitor } }: Context,
  { enquiries, limits }: EnquiryOptions,
): Promise<Problem | undefined> {
  let refund = () => {}
  try {
    refund = limits.check(visitor, 'enquiries')
    await enquiries.receive(form, visitor)
    return undefined
  } catch (problem) {
    refund()
    if (problem instanceof Problem && refusals[problem.code] !== undefined) return problem
    throw problem
  }
}

/** One error for each field, with the message of the page. */
function fieldErrors(
  values: Readonly<Record<EnquiryField, string>>,
  issues: readonly { readonly code: string; readonly path: readonly PropertyKey[] }[],
): readonly EnquiryFieldError[] {
  return enquiryFields.flatMap((field) => {
    const found = issues.find(({ path }) => path[0] === field)
    if (found === undefined) return []
    return [{ field, fault: errorOf(values[field], found.code) } as const]
  })
}

function errorOf(value: string, code: string): EnquiryFieldError['fault'] {
  if (value.trim() === '') return 'missing'
  return code === 'too_big' ? 'too-long' : 'malformed'
}
