import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBlock } from '../code-block/code-block.tsx'
import { Step, Steps } from './steps.tsx'

const meta = {
  title: 'Content/Steps',
  component: Steps,
} satisfies Meta<typeof Steps>
export default meta

type Story = StoryObj<typeof meta>

export const Instructions: Story = {
  render: () => (
    <Steps>
      <Step id="coat" title="Coat the paper">
        <p>Two thin coats, brushed crosswise, dried in the dark for an hour.</p>
        <CodeBlock title="Terminal">
          <code>npm run expose -- --minutes 14</code>
        </CodeBlock>
      </Step>
      <Step
        id="expose"
        title="Expose, until the shadows turn the colour of pewter and a little longer than you dare"
      >
        <p>At noon in June, ten to fourteen minutes.</p>
      </Step>
      <Step id="wash" title="Wash" />
    </Steps>
  ),
}

/** As progress: the current step is marked, also for screen readers. */
export const Progress: Story = {
  render: () => (
    <Steps lang="el">
      <Step title="Επίστρωση">Δύο λεπτές στρώσεις, σταυρωτά.</Step>
      <Step title="Έκθεση" current>
        Ώσπου οι σκιές να πάρουν το χρώμα του κασσίτερου.
      </Step>
      <Step title="Ξέβγαλμα">Πέντε λεπτά σε τρεχούμενο νερό.</Step>
    </Steps>
  ),
}
