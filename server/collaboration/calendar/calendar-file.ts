/** Writes a calendar as iCalendar text (RFC 5545). */

export interface CalendarEvent {
  /** Stays the same when the event moves. */
  readonly uid: string
  /** ISO 8601, UTC, like all times here. */
  readonly at: string
  readonly changedAt: string
  readonly summary: string
  readonly description: string
  readonly url: string
  readonly category: string
}

interface CalendarText {
  readonly name: string
  readonly writtenAt: string
  readonly events: readonly CalendarEvent[]
}

export function calendarText({ name, writtenAt, events }: CalendarText): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cyanotype//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines({ uid, at, changedAt, ...texts }: CalendarEvent, writtenAt: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(writtenAt)}`,
    `DTSTART:${utcTime(at)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `SUMMARY:${escapeText(texts.summary)}`,
    `DESCRIPTION:${escapeText(texts.description)}`,
    `CATEGORIES:${escapeText(texts.category)}`,
    `URL:${texts.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `2026-11-20T12:30:00.000Z` as `20261120T123000Z`. */
const utcTime = (moment: string) => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Section 3.3.11. Other control characters are not allowed in a text. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
}

const maxOctets = 75

/** Section 3.1: a line has at most 75 octets, and the next one begins with a space. No character is divided. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
