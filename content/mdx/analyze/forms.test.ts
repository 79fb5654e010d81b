import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formsIn } from './forms.ts'

const form = `<Form name="Workshop" title="Reserve" submit="Send" thanks="See you">
  <FormField label="Name" required />

  <FormField label="E-mail" type="email" required help="For the answer." />

  <FormField label="Day" type="choice" options="Saturday; Sunday;; Saturday" />
</Form>`

describe('Forms of a text', () => {
  it('are read with their fields', () => {
    expect(formsIn(`Words.\n\n${form}`)).toEqual([
      {
        ...{ name: 'Workshop', title: 'Reserve', submit: 'Send', thanks: 'See you' },
        fields: [
          { key: 'Name', type: 'text', label: 'Name', required: true, help: undefined, options: [] },
          {
            ...{ key: 'E-mail', type: 'email', label: 'E-mail', required: true },
            ...{ help: 'For the answer.', options: [] },
          },
          {
            ...{ key: 'Day', type: 'choice', label: 'Day', required: false },
            ...{ help: undefined, options: ['Saturday', 'Sunday'] },
          },
        ],
      },
    ])
  })

  it('have unique names, and fields with unique keys', () => {
    const twice =
      '<Form name="A">\n  <FormField label="B" />\n\n  <FormField label="B" />\n\n  <FormField label="B (2)" />\n</Form>'
    const [first, second] = formsIn(`${twice}\n\n${twice}`)
    expect([first?.name, second?.name]).toEqual(['A', 'A (2)'])
    expect(first?.fields.map(({ key }) => key)).toEqual(['B', 'B (2)', 'B (2) (2)'])
  })

  it('are left out while they are hidden, as are hidden fields', () => {
    expect(formsIn(form.replace('<Form ', '<Form hidden '))).toEqual([])
    expect(formsIn(`<Callout hidden>\n${form}\n</Callout>`)).toEqual([])
    expect(formsIn(form.replace('label="Name"', 'label="Name" hidden'))[0]?.fields).toHaveLength(2)
  })

  it('ask for a text where a choice has no options', () => {
    expect(
      formsIn('<Form name="A">\n  <FormField label="B" type="choice" options=";" />\n</Form>')[0]?.fields[0],
    ).toMatchObject({ type: 'text', options: [] })
  })

  it('are none in a text without forms or with a mistake', () => {
    expect(formsIn('Words.')).toEqual([])
    expect(formsIn('<Form name="A">')).toEqual([])
  })

  it('have unique keys for any labels', () => {
    const label = fc.constantFrom('A', 'A (2)', 'A (3)', 'A (2) (2)', 'B')
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const fields = labels.map((one) => `  <FormField label="${one}" />\n`).join('\n')
        const keys = formsIn(`<Form name="A">\n${fields}</Form>`).flatMap(({ fields: all }) =>
          all.map(({ key }) => key),
        )
        expect(keys).toHaveLength(labels.length)
        expect(new Set(keys).size).toBe(labels.length)
      }),
    )
  })
})
