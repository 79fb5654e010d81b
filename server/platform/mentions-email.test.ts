import { expect, it } from 'vitest'
import { mentionsEmail } from './mentions-email.ts'

const email = 'ann@example.org'

it.each([
  'ann@example.org',
  'Write to ANN@example.org.',
  '<ann@example.org>, or call',
  'joann@example.org or ann@example.org',
  'E-mail:ann@example.org',
])('finds the address in “%s”', (text) => expect(mentionsEmail(text, email)).toBe(true))

it.each([
  'joann@example.org',
  'jo.ann@example.org',
  'jo-ann@example.org',
  'ann@example.org.uk',
  'ann@example.organic',
  'ann@example',
  '',
])('finds another address in “%s”', (text) => expect(mentionsEmail(text, email)).toBe(false))
