/**
 * Text formats: what a line of text must look like, checked when it is published. A draft may contain
 * anything.
 */

import type { ValueProblem } from './fields/field.ts'
import { isLinkable, safeHref } from './hrefs.ts'
import type { Message } from './message-descriptor.ts'

export type TextFormat =
  | 'plain'
  | 'web-address'
  | 'link'
  | 'path'
  | 'e-mail'
  | 'phone'
  | 'host'
  | 'origin'
  | 'color'

export function formatProblems(format: TextFormat, value: string): readonly ValueProblem[] {
  if (format === 'plain' || checks[format].fits(value)) return []
  return [{ at: [], message: checks[format].message }]
}

export const notALink = /*i18n*/ {
  id: 'field.links.href',
  message: 'Enter a path such as /updates, or a URL that starts with https:, mailto: or tel:.',
}

interface Check {
  readonly fits: (value: string) => boolean
  readonly message: Message
}

const checks: Readonly<Record<Exclude<TextFormat, 'plain'>, Check>> = {
  'web-address': {
    fits: isWebAddress,
    message: /*i18n*/ {
      id: 'field.text.webAddress',
      message: 'Enter a full URL that starts with https:// or http://.',
    },
  },
  link: {
    fits: isLinkable,
    message: notALink,
  },
  path: {
    fits: (value) => value.startsWith('/') && safeHref(value) !== undefined && !/[?#\\\s]/.test(value),
    message: /*i18n*/ {
      id: 'field.text.path',
      message: 'Enter a path on this site such as /old-page, without “?” or “#”.',
    },
  },
  'e-mail': {
    fits: (value) => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(value),
    message: /*i18n*/ {
      id: 'field.text.email',
      message: 'Enter an e-mail address such as name@example.org.',
    },
  },
  phone: {
    fits: (value) => /^\+?[\d\s().-]{3,30}$/.test(value) && /\d/.test(value),
    message: /*i18n*/ { id: 'field.text.phone', message: 'Enter a phone number such as +372 600 0000.' },
  },
  host: {
    fits: isHost,
    message: /*i18n*/ {
      id: 'field.text.host',
      message: 'Enter a host name such as images.example.org, without https:// or a path.',
    },
  },
  origin: {
    fits: isOrigin,
    message: /*i18n*/ {
      id: 'field.text.origin',
      message: 'Enter the URL of a site such as https://preview.example.org, without a path.',
    },
  },
  color: {
    fits: (value) => /^#[0-9a-f]{6}$/.test(value),
    message: /*i18n*/ { id: 'field.text.color', message: 'Enter a colour such as #04c3da.' },
  },
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && safeHref(value) !== undefined && URL.canParse(value)
}

function isHost(value: string): boolean {
  return (
    value.length <= 253 &&
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i.test(value)
  )
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value.toLowerCase()
}
