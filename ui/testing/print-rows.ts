/** Sample rows for stories and tests: any number of prints, the same each time. */
import type { DataColumn } from '../components/data-table/column.ts'

export interface SamplePrint {
  readonly id: string
  readonly title: string
  readonly paper: string
  readonly minutes: number
  readonly language: string
}

const plants = [
  'Fern',
  'Φτέρη από το δάσος',
  'Kadakaoks',
  'Oak leaf',
  'Sõnajalg',
  'Αμυγδαλιά',
  'Nettle',
  'Pihlakas',
]
const papers = ['Hahnemühle Platinum', 'Bergger COT 320', 'Arches Aquarelle']
const languages = ['English', 'Ελληνικά', 'Eesti']

const pick = (messages: readonly string[], at: number) => messages[at % messages.length] ?? ''

export const prints = (count: number): SamplePrint[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `print-${at + 1}`,
    title: `${pick(plants, at * 5)} ${at + 1}`,
    paper: pick(papers, at * 7 + 1),
    minutes: 4 + ((at * 13) % 56),
    language: pick(languages, at),
  }))

const columnsOfPrints: readonly DataColumn<SamplePrint>[] = [
  { key: 'title', label: 'Title', size: 'lg', cell: ({ title }) => title, value: ({ title }) => title },
  { key: 'paper', label: 'Paper', cell: ({ paper }) => paper, value: ({ paper }) => paper },
  { key: 'language', label: 'Language', size: 'sm', cell: ({ language }) => language },
  {
    key: 'minutes',
    label: 'Minutes',
    size: 'sm',
    align: 'end',
    cell: ({ minutes }) => minutes,
    value: ({ minutes }) => minutes,
  },
]

export const rowsOfPrints = {
  columns: columnsOfPrints,
  rowKey: ({ id }: SamplePrint) => id,
  rowLabel: ({ title }: SamplePrint) => title,
  rowHref: ({ id }: SamplePrint) => `#${id}`,
}
