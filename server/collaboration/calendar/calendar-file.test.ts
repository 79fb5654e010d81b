import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarText, escapeText, foldLine } from './calendar-file.ts'

/** As a calendar program reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))

const text = fc.string({ unit: 'binary', maxLength: 300 })
const event = {
  uid: '1-publish-en@example.org',
  at: '2026-11-20T12:30:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  summary: 'Publish: Salt, prints; and\nmore',
  description: 'Update, English',
  url: 'https://example.org/admin/edit/1',
  category: 'Update',
}

describe('iCalendar lines', () => {
  it('have at most 75 octets and unfold to the same text', () => {
    fc.assert(
      fc.property(text, (written) => {
        const line = written.replaceAll(/[\r\n]/g, '')
        const folded = foldLine(line)
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(unfolded(folded)).toBe(line)
      }),
    )
  })

  it('escape a text into one line, which reads as the same text', () => {
    fc.assert(
      fc.property(text, (written) => {
        const escaped = escapeText(written)
        expect(escaped).not.toMatch(/[\r\n]/)
        const printable = written.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '')
        expect(unescaped(escaped)).toBe(printable)
      }),
    )
  })
})

describe('iCalendar file', () => {
  it('contains each event with times in UTC, and ends each line with CRLF', () => {
    const written = calendarText({ name: 'Calendar', writtenAt: '2026-11-26T10:00:00.000Z', events: [event] })
    expect(written.split('\r\n').at(-1)).toBe('')
    expect(written.replaceAll('\r\n', '')).not.toContain('\n')
    expect(unfolded(written).trim().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cyanotype//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Calendar',
      'X-WR-CALNAME:Calendar',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:1-publish-en@example.org',
      'DTSTAMP:20261126T100000Z',
      'DTSTART:20261120T123000Z',
      'LAST-MODIFIED:20261101T080000Z',
      'SUMMARY:Publish: Salt\\, prints\\; and\\nmore',
      'DESCRIPTION:Update\\, English',
      'CATEGORIES:Update',
      'URL:https://example.org/admin/edit/1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })
})
