/** What is posted to be created: one document like the other, but for its number. */
const texts = 'Salt and light on paper, washed in running water. '.repeat(10)

export const newDocument = (number: number) => ({
  locale: 'en' as const,
  data: { title: `New sheet ${number}`, body: texts },
  shared: { author: 'Maria', tags: ['salt'] },
})
