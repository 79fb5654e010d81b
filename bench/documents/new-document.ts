/** New documents for the API: they differ only in their number. */
const texts = 'Salt and light on paper, washed in running water. '.repeat(10)

export const newDocument = (number: number) => ({
  locale: 'en' as const,
  data: { title: `New sheet ${number}`, body: texts },
  shared: { author: 'Maria', tags: ['salt'] },
})
