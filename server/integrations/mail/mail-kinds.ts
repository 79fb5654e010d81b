/** Templates of e-mails: which texts each kind contains, in which order. */
import type { Message } from '@cyanotype/content/model/index.ts'

export interface MailTemplate {
  readonly subject: Message
  readonly paragraphs: readonly Message[]
  /** The link, whose path is the value `path`. */
  readonly button?: Message
  /** Pairs of a label and the name of its value. */
  readonly facts?: readonly (readonly [label: Message, value: string])[]
  /** The name of a value of several lines, which someone else wrote. */
  readonly quote?: string
  /** The name of the value with the address to which a reply goes. Otherwise it goes to the sender. */
  readonly replyTo?: string
  /** Why the recipient gets this e-mail, and what to do if it is a mistake. */
  readonly reason: Message
  /** Values for the preview. */
  readonly example: Readonly<Record<string, string>>
}

const username = 'Maria'
const at = '2026-03-14T09:26:00.000Z'
const exampleLink = '/admin/welcome#example'

const label = {
  device: /*i18n*/ { id: 'mail.device', message: 'Browser' },
  address: /*i18n*/ { id: 'mail.address', message: 'IP address' },
  time: /*i18n*/ { id: 'mail.time', message: 'Time' },
  name: /*i18n*/ { id: 'mail.name', message: 'Name' },
  email: /*i18n*/ { id: 'mail.email', message: 'E-mail' },
  page: /*i18n*/ { id: 'mail.page', message: 'Page' },
} as const

const accountReason = /*i18n*/ {
  id: 'mail.reason.account',
  message: 'You get this e-mail because you have an account at {site}.',
}

const wasItYou = /*i18n*/ {
  id: 'mail.was_it_you',
  message: 'If it was not you, reset your password and tell an administrator.',
}

const ofAccounts = {
  invitation: {
    subject: /*i18n*/ { id: 'mail.invitation.subject', message: 'Invitation to {site}' },
    paragraphs: [
      /*i18n*/ { id: 'mail.invitation.text', message: '{inviter} invited you to work on {site}.' },
      /*i18n*/ {
        id: 'mail.invitation.next',
        message: 'Choose a password to accept. The link works once, for three days.',
      },
    ],
    button: /*i18n*/ { id: 'mail.invitation.button', message: 'Accept invitation' },
    reason: /*i18n*/ {
      id: 'mail.invitation.reason',
      message: 'If you do not know {site}, ignore this e-mail. The account stays unused until you accept.',
    },
    example: { username, inviter: 'Olga', path: exampleLink },
  },
  reset: {
    subject: /*i18n*/ { id: 'mail.reset.subject', message: 'Reset your password for {site}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.reset.text',
        message: 'Choose a new password with this link. It works once, for one hour.',
      },
    ],
    button: /*i18n*/ { id: 'mail.reset.button', message: 'Choose a new password' },
    reason: /*i18n*/ {
      id: 'mail.reset.reason',
      message: 'If you did not request this, ignore this e-mail. Your password stays the same.',
    },
    example: { username, path: exampleLink },
  },
  new_device: {
    subject: /*i18n*/ { id: 'mail.new_device.subject', message: 'New sign-in to {site}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.new_device.text',
        message: 'Your account was used to sign in from a device that we have not seen before.',
      },
      wasItYou,
    ],
    facts: [
      [label.device, 'device'],
      [label.address, 'address'],
      [label.time, 'when'],
    ],
    button: /*i18n*/ { id: 'mail.new_device.button', message: 'Check your sessions' },
    reason: accountReason,
    example: { username, device: 'Firefox, Windows', address: '192.0.2.7', at, path: '/admin/account' },
  },
  email_changed: {
    subject: /*i18n*/ { id: 'mail.email_changed.subject', message: 'Your e-mail address at {site} changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.email_changed.text',
        message: 'The e-mail address of your account is now {email}. Sign in with it from now on.',
      },
      /*i18n*/ {
        id: 'mail.email_changed.mistake',
        message: 'If it was not you, tell an administrator at once.',
      },
    ],
    facts: [[label.time, 'when']],
    reason: accountReason,
    example: { username, email: 'maria@example.org', at },
  },
  password_changed: {
    subject: /*i18n*/ { id: 'mail.password_changed.subject', message: 'Your password for {site} changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.password_changed.text',
        message: 'The password of your account was changed. All other devices were signed out.',
      },
      wasItYou,
    ],
    facts: [[label.time, 'when']],
    reason: accountReason,
    example: { username, at },
  },
} as const satisfies Record<string, MailTemplate>

const preferenceReason = /*i18n*/ {
  id: 'mail.reason.preference',
  message: 'You can turn off these e-mails on your account page at {site}.',
}

const commentButton = /*i18n*/ { id: 'mail.comment.button', message: 'Open the comment' }

const reviewButton = /*i18n*/ { id: 'mail.review.button', message: 'Open the review' }

const exampleComment = {
  author: 'Olga',
  title: 'Spring workshops',
  comment: 'Is the third workshop on Sunday too?\nThe poster says Saturday.',
  path: '/admin',
}

const ofContent = {
  enquiry: {
    subject: /*i18n*/ { id: 'mail.enquiry.subject', message: 'New message from {name}' },
    paragraphs: [
      /*i18n*/ { id: 'mail.enquiry.text', message: 'A visitor sent a message with the contact form.' },
    ],
    facts: [
      [label.name, 'name'],
      [label.email, 'email'],
      [label.page, 'page'],
      [label.time, 'when'],
    ],
    quote: 'message',
    replyTo: 'email',
    button: /*i18n*/ { id: 'mail.enquiry.button', message: 'Open the message' },
    reason: preferenceReason,
    example: {
      username,
      name: 'Anna Atkins',
      email: 'anna@example.org',
      message: 'Do you lend prints to schools?\nWe have a wall of four metres.',
      ...{ page: '/contact', at, path: '/admin/enquiries' },
    },
  },
  form_answer: {
    subject: /*i18n*/ { id: 'mail.form_answer.subject', message: 'New answer: {form}' },
    paragraphs: [/*i18n*/ { id: 'mail.form_answer.text', message: 'A visitor filled in the form “{form}”.' }],
    facts: [
      [label.page, 'page'],
      [label.time, 'when'],
    ],
    quote: 'answer',
    replyTo: 'email',
    button: /*i18n*/ { id: 'mail.form_answer.button', message: 'Open the answer' },
    reason: preferenceReason,
    example: {
      username,
      form: 'Workshop in May',
      answer: 'Name: Anna Atkins\nDay: Saturday\nNumber of people: 2',
      ...{ page: '/workshops', at, path: '/admin/form-answers' },
    },
  },
  schedule_failed: {
    subject: /*i18n*/ { id: 'mail.schedule_failed.subject', message: 'A scheduled action failed: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.schedule_failed.text',
        message: 'You scheduled a change to “{title}”. It failed, and the page did not change.',
      },
      /*i18n*/ { id: 'mail.schedule_failed.next', message: 'Open the document to see why, and try again.' },
    ],
    facts: [[label.time, 'when']],
    button: /*i18n*/ { id: 'mail.schedule_failed.button', message: 'Open the document' },
    reason: preferenceReason,
    example: { username, title: 'Spring workshops', at, path: '/admin' },
  },
  mention: {
    subject: /*i18n*/ { id: 'mail.mention.subject', message: '{author} mentioned you: {title}' },
    paragraphs: [
      /*i18n*/ { id: 'mail.mention.text', message: '{author} mentioned you in a comment on “{title}”.' },
    ],
    quote: 'comment',
    button: commentButton,
    reason: preferenceReason,
    example: { username, ...exampleComment },
  },
  comment_reply: {
    subject: /*i18n*/ { id: 'mail.comment_reply.subject', message: 'New reply from {author}: {title}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.comment_reply.text',
        message: '{author} replied in one of your threads on “{title}”.',
      },
    ],
    quote: 'comment',
    button: commentButton,
    reason: preferenceReason,
    example: { username, ...exampleComment },
  },
  review_requested: {
    subject: /*i18n*/ { id: 'mail.review_requested.subject', message: 'Review requested: {title}' },
    paragraphs: [
      /*i18n*/ { id: 'mail.review_requested.text', message: '{author} asks you to review “{title}”.' },
    ],
    quote: 'comment',
    button: reviewButton,
    reason: preferenceReason,
    example: { username, ...exampleComment },
  },
  review_approved: {
    subject: /*i18n*/ { id: 'mail.review_approved.subject', message: 'Approved: {title}' },
    paragraphs: [/*i18n*/ { id: 'mail.review_approved.text', message: '{author} approved “{title}”.' }],
    quote: 'comment',
    button: reviewButton,
    reason: preferenceReason,
    example: { username, ...exampleComment },
  },
  changes_requested: {
    subject: /*i18n*/ { id: 'mail.changes_requested.subject', message: 'Changes requested: {title}' },
    paragraphs: [
      /*i18n*/ { id: 'mail.changes_requested.text', message: '{author} asks for changes in “{title}”.' },
    ],
    quote: 'comment',
    button: reviewButton,
    reason: preferenceReason,
    example: { username, ...exampleComment },
  },
  digest: {
    subject: /*i18n*/ { id: 'mail.digest.subject', message: 'Your week at {site}' },
    paragraphs: [/*i18n*/ { id: 'mail.digest.text', message: 'These items need your attention.' }],
    facts: [
      [/*i18n*/ { id: 'mail.digest.drafts', message: 'Your drafts' }, 'drafts'],
      [/*i18n*/ { id: 'mail.digest.changed', message: 'Documents with unpublished changes' }, 'changed'],
      [/*i18n*/ { id: 'mail.digest.scheduled', message: 'Scheduled changes' }, 'scheduled'],
      [/*i18n*/ { id: 'mail.digest.outdated', message: 'Out-of-date translations' }, 'outdated'],
      [/*i18n*/ { id: 'mail.digest.unread', message: 'New messages from visitors' }, 'unread'],
      [/*i18n*/ { id: 'mail.digest.answers', message: 'New answers to forms' }, 'answers'],
    ],
    button: /*i18n*/ { id: 'mail.digest.button', message: 'Open the dashboard' },
    reason: preferenceReason,
    example: {
      ...{ username, drafts: '2', changed: '5', outdated: '3', unread: '1', answers: '4' },
      path: '/admin',
    },
  },
  test: {
    subject: /*i18n*/ { id: 'mail.test.subject', message: 'Test e-mail from {site}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.test.text',
        message: 'This site can send e-mail. You do not have to do anything.',
      },
    ],
    facts: [[label.time, 'when']],
    reason: /*i18n*/ {
      id: 'mail.test.reason',
      message: 'You get this e-mail because you requested it in the settings of {site}.',
    },
    example: { username, at },
  },
} as const satisfies Record<string, MailTemplate>

const all = { ...ofAccounts, ...ofContent } as const

export type MailKind = keyof typeof all

export const mailTemplates: Readonly<Record<MailKind, MailTemplate>> = all

export const mailKinds = Object.keys(all).filter((name): name is MailKind => Object.hasOwn(all, name))
export const isMailKind = (name: string): name is MailKind => Object.hasOwn(all, name)

/** The greeting of every e-mail. */
export const greeting = /*i18n*/ { id: 'mail.greeting', message: 'Hello {username},' }

/** Above the link as text, for programs that show no button. */
export const linkNote = /*i18n*/ {
  id: 'mail.link_note',
  message: 'If the button does not work, copy this link into your browser:',
}
