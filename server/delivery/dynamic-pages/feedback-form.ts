/**
 * `POST /docs/…`: an answer to “Was this page helpful?”. A success redirects to the page, whose fragment shows
 * the thanks: the page in the cache is the same for all visitors. Errors show the page with the values.
 */
import type { RefusedFeedback } from '@cyanotype/content/contracts/dynamic-page.ts'
import { feedbackSent, honeypot } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { PageFeedback } from '../../documentation/page-feedback/index.ts'
import { feedbackForm } from '../../documentation/page-feedback/index.ts'
import { readForm } from '../../http/calls/read-body.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'
import { isOwnRequest } from '../../http/middleware/csrf-origin.ts'
import { redirect } from '../../http/response/redirect.ts'
import { Problem } from '../../problems/problems.ts'
import type { Show } from './paths.ts'

/** 1,000 characters of any script, each as at most three escapes of three characters, and some spare. */
const maxFormBytes = 20_000

export interface FeedbackOptions extends RequestServices {
  readonly pageFeedback: Pick<PageFeedback, 'receive'>
}

export async function handleFeedback(context: Context, show: Show, options: FeedbackOptions): Promise<void> {
  const { limits, isOwnOrigin, pageFeedback } = options
  const { visitor } = context.state
  limits.check(visitor, undefined)
  if (!isOwnRequest(context.headers, isOwnOrigin)) throw new Problem('foreign_origin')
  const sent = await readForm(context.req, maxFormBytes)
  const helpful = (['yes', 'no'] as const).find((answer) => answer === sent.get('helpful'))
  const comment = sent.get('comment') ?? ''
  const reject = (status: number, error: RefusedFeedback['fault']) =>
    show(context, status, { feedback: { helpful, comment, fault: error } })
  if (helpful === undefined) return reject(422, 'missing')
  const website = sent.get(honeypot) ?? ''
  const form = { page: context.path, helpful: helpful === 'yes', comment, website }
  const { success, data } = feedbackForm.safeParse(form)
  if (!success) return reject(422, 'too-long')
  let refund = () => {}
  try {
    refund = limits.check(visitor, 'feedback')
    await pageFeedback.receive(data)
  } catch (problem) {
    refund()
    if (!(problem instanceof Problem) || problem.code !== 'too_many_requests') throw problem
    context.set({ ...problem.details.headers })
    return reject(problem.status, 'too-many')
  }
  redirect(context, 303, `${context.path}#${feedbackSent}`)
}
