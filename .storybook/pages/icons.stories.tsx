import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../ui/index.ts'

const meta = {
  title: 'Cyanotype/Icons',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

export const Collection: StoryObj<typeof meta> = {
  render: () => (
    <div className="plates">
      {iconNames.map((name) => (
        <div key={name} className="plate">
          <Icon name={name} size={32} />
          {name}
        </div>
      ))}
    </div>
  ),
}
