import type { Meta, StoryObj } from '@storybook/react-vite'
import { Definition, DefinitionList } from './definition-list.tsx'

const meta = {
  title: 'Data/Definition list',
  component: DefinitionList,
} satisfies Meta<typeof DefinitionList>
export default meta

type Story = StoryObj<typeof meta>

export const Glossary: Story = {
  render: () => (
    <DefinitionList>
      <Definition term="Sizing">
        What keeps the solution on the paper instead of in it: gelatine, or starch.
      </Definition>
      <Definition term="Solarisation">
        <p>Shadows turn paler again, because they had too much light.</p>
        <p>It goes away in the wash, and mostly comes back.</p>
      </Definition>
      <Definition term={<span lang="el">Κυανοτυπία υπερεκτεθειμένη</span>}>
        <span lang="el">Έκτυπο που έμεινε πολύ στον ήλιο.</span>
      </Definition>
    </DefinitionList>
  ),
}
