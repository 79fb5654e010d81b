/** Guidance for form components for dates and times. */
import { Calendar, DateField, DateRangeField, DateTimeField, TimeField } from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const month = { start: '2026-11-01', end: '2026-11-30' }

export const dates: Readonly<Record<string, Guidance>> = {
  calendar: {
    use: 'A day that users choose by its weekday or its place in the month.',
    instead: 'In a form, use a Date field: users can type, and it opens a calendar.',
    synonyms: ['month view', 'day picker', 'planner'],
    do: {
      text: 'Mark the chosen day, and disable days that are not possible.',
      show: <Calendar value="2026-11-20" today="2026-11-18" min="2026-11-10" />,
    },
    dont: {
      text: 'Do not show months in which no day is possible.',
      show: <Calendar today="2026-11-18" isDisabled={() => true} />,
    },
  },
  'date-field': {
    use: 'A day in a form. Users type it, or choose it in a calendar.',
    instead: 'With a time of day, use a Date time field. For a period, use a Date range field.',
    synonyms: ['datepicker', 'date picker', 'birthday', 'deadline'],
    do: {
      text: 'Ask for one day that users know or look up.',
      show: <DateField label="Publish on" defaultValue="2026-11-20" />,
    },
    dont: {
      text: 'Do not use it for a month or a year.',
      show: <DateField label="Year of publication" defaultValue="2026-01-01" />,
    },
  },
  'date-range-field': {
    use: 'A period from one day to another: a report, an exhibition, a holiday.',
    instead: 'One day is a Date field. Fixed periods, such as the last 30 days, are a Segmented control.',
    synonyms: ['period', 'date range picker', 'from to', 'duration'],
    do: {
      text: 'Name the period in the label.',
      show: <DateRangeField label="Period of the report" defaultValue={month} />,
    },
    dont: {
      text: 'Do not ask for a period if only its start matters.',
      show: <DateRangeField label="Starts on" defaultValue={month} />,
    },
  },
  'date-time-field': {
    use: 'A moment that people in other time zones share: a publication, a meeting.',
    instead: 'A day without a time is a Date field. A time without a day is a Time field.',
    synonyms: ['timestamp', 'schedule', 'time zone', 'datetime picker'],
    do: {
      text: 'Use it where the time zone matters.',
      show: <DateTimeField label="Publish at" />,
    },
    dont: {
      text: 'Do not ask for a time that has no effect.',
      show: <DateTimeField label="Date of birth" />,
    },
  },
  'time-field': {
    use: 'A time of day that is the same every day: opening hours, a reminder.',
    instead: 'A moment that others share is a Date time field. A duration is a Number field.',
    synonyms: ['clock', 'time picker', 'hour', 'opening hours'],
    do: {
      text: 'Use steps that fit the task.',
      show: <TimeField label="Opens at" defaultValue="09:00" step={15} />,
    },
    dont: {
      text: 'Do not use it for a duration.',
      show: <TimeField label="Length of the video" defaultValue="00:12" />,
    },
  },
}
