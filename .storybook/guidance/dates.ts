/** Guidance for dates and times, people and states, and for what arranges a screen or a picture. */
import type { Guidance } from '../guidance.ts'

export const guidanceOfDates: Readonly<Record<string, Guidance>> = {
  avatar: {
    use: 'A person, where the name would take too much room or is read faster with a face.',
    instead: 'The state of a person or a thing is a Badge. Several people who are here now are Presence.',
  },
  presence: {
    use: 'Who else has the same document open, in the head of an editor.',
    instead: 'One author is an Avatar with the name beside it. Who changed what, and when, is a list.',
  },
  'status-pill': {
    use: 'Where a document stands, in a list or in the head of its editor.',
    instead:
      'The states of all languages in one row are TranslationState. Any other word about a thing is a Badge.',
  },
}
