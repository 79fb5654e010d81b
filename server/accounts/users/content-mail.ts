/** E-mails about content to users who want them: messages and answers of visitors, and scheduled actions that failed. */
import type { DocumentsOptions } from '../../documents/index.ts'
import type { EnquiriesOptions } from '../../integrations/enquiries/index.ts'
import type { FormAnswersOptions } from '../../integrations/forms/index.ts'
import type { MailQueue } from '../../integrations/mail/index.ts'
import { administratorsToNotify, recipientToNotify } from './account-mail.ts'

/** In the transaction that stores the message of the visitor. */
export function enquiryMail(mail: MailQueue): NonNullable<EnquiriesOptions['notify']> {
  return async (trx, { name, email, message, page, at }) => {
    if (!mail.isOn) return
    const recipients = await administratorsToNotify(trx, ({ mailEnquiries }) => mailEnquiries === 'on')
    const values = { name, email, message, page, path: '/admin/enquiries' }
    for (const to of recipients) await mail.enqueue(trx, { kind: 'enquiry', to, values, at: new Date(at) })
  }
}

/** In the transaction that stores the answer to a form. */
export function formMail(mail: MailQueue): NonNullable<FormAnswersOptions['notify']> {
  return async (trx, { id, form, page, fields, email, at }) => {
    if (!mail.isOn) return
    const recipients = await administratorsToNotify(trx, ({ mailEnquiries }) => mailEnquiries === 'on')
    const answer = fields.map(({ label, value }) => `${label}: ${value || '–'}`).join('\n')
    const path = `/admin/form-answers?open=${encodeURIComponent(id)}`
    const values = { form, page, answer, path, ...(email !== null && { email }) }
    for (const to of recipients)
      await mail.enqueue(trx, { kind: 'form_answer', to, values, at: new Date(at) })
  }
}

/** In the transaction that gives up the scheduled action. */
export function scheduleFailureMail(mail: () => MailQueue): NonNullable<DocumentsOptions['notifyFailure']> {
  return async (trx, { id, title, by, at }) => {
    if (!mail().isOn || by === null) return
    const to = await recipientToNotify(trx, by, ({ mailSchedules }) => mailSchedules !== 'off')
    if (to === undefined) return
    const values = { title, path: `/admin/edit/${encodeURIComponent(id)}` }
    await mail().enqueue(trx, { kind: 'schedule_failed', to, values, at: new Date(at) })
  }
}
