/**
 * Guidance for dates and times, people and statuses, and for components that arrange a screen or an image.
 */
import type { Guidance } from './guidance-of-one.ts'

export const guidanceOfDates: Readonly<Record<string, Guidance>> = {
  avatar: {
    use: 'A person, where the name would take too much room or is read faster with a face.',
    instead: 'The state of a person or a thing is a Badge. Several people who are here now are Presence.',
  },
  calendar: {
    use: 'A day that is chosen for its weekday or its place in the month, in the open: a planner, a schedule.',
    instead: 'In a form take DateField, which is typed into and brings a calendar along.',
  },
  'date-field': {
    use: 'A day in a form: typing, which is fastest for a day one knows, and a calendar for one that one looks up.',
    instead:
      'With a time of the day take DateTimeField; from one day to another, DateRangeField. A year alone is a NumberField.',
  },
  'date-range-field': {
    use: 'From one day to another: a stretch of a report, the run of an exhibition.',
    instead:
      'One day is a DateField. Ready-made stretches, such as the last 30 days, are a SegmentedControl beside it.',
  },
  'date-time-field': {
    use: 'A moment that people elsewhere have to share: when something is published, when a meeting starts.',
    instead:
      'A day without an hour is a DateField, an hour without a day a TimeField; neither knows of zones.',
  },
  presence: {
    use: 'Who else has the same document open, in the head of an editor.',
    instead: 'One author is an Avatar with the name beside it. Who changed what, and when, is a list.',
  },
  'relative-time': {
    use: 'When something happened, where “how long ago” matters more than the date: lists, histories, comments.',
    instead: 'What is planned, and what is quoted, is a date in full: write it with Intl in a time element.',
  },
  'status-pill': {
    use: 'Where a document stands, in a list or in the head of its editor.',
    instead:
      'The states of all languages in one row are TranslationState. Any other word about a thing is a Badge.',
  },
  'time-field': {
    use: 'A time of the day that holds anywhere: opening hours, when a reminder comes.',
    instead:
      'A moment that others share is a DateTimeField, with its zone. A duration is a NumberField with a unit.',
  },
  'split-pane': {
    use: 'Two things that are looked at together, of which now one and now the other needs room: a text and its preview.',
    instead: 'Where only one is needed at a time take Tabs. A part that is called now and then is a Drawer.',
  },
  'translation-state': {
    use: 'How far a document is in all its languages, in a row of a list.',
    instead: 'One language alone has room for a word: take StatusPill.',
  },
  'locale-columns': {
    use: 'One document in several languages, written or compared side by side.',
    instead: 'Two unlike things beside each other are a SplitPane. Variants of which one is read are Tabs.',
  },
  'media-tile': {
    use: 'A file in a grid of the library, where one looks for it by its picture.',
    instead: 'In a text take Figure. Files that are compared by size or date are a DataTable.',
  },
  cropper: {
    use: 'The part of a picture that is kept, for good or for one place, free or in fixed shapes.',
    instead:
      'Where the same picture stands in many shapes take FocalPoint, once, and let each place crop around it.',
  },
  'focal-point': {
    use: 'A picture that will be shown in shapes nobody knows yet: what must stay in sight.',
    instead: 'Where the part itself is chosen take Cropper.',
  },
}
