import type { Meta, StoryObj } from '@storybook/react-vite'
import fern from '../figure/sample-fern.svg?no-inline'
import stars from '../figure/sample-stars.svg?no-inline'
import { People, Person } from './people.tsx'

const meta = {
  id: 'content-people',
  title: 'Content/People (team)',
  component: People,
} satisfies Meta<typeof People>
export default meta

type Story = StoryObj<typeof meta>

export const Team: Story = {
  args: {
    children: [
      <Person
        key="mari"
        name="Mari Mets"
        position="Printer"
        href="/about/mari"
        src={fern}
        alt="Mari behind a fern"
        width={300}
        height={400}
      />,
      <Person key="jaan" name="Jaan Tamm" position="Chemist" src={stars} alt="" width={300} height={400} />,
      <Person key="ada" name="Ada Okafor" position="Archive" />,
    ],
  },
}

export const LongNames: Story = {
  name: 'Long names',
  args: {
    lang: 'el',
    children: [
      <Person
        key="eleni"
        name="Ελένη Παπακωνσταντινοπούλου"
        position="Υπεύθυνη των εκπαιδευτικών προγραμμάτων"
        href="/el/about"
      />,
      <Person key="one" name="Ada" />,
    ],
  },
}
