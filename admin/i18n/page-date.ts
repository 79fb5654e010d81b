/** Dates as the pages of the site show them: the day in UTC. */
export const pageDate = (language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' })
