import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Button, ButtonLink, buttonColors, buttonSizes, buttonVariants } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    color: { control: 'select', options: buttonColors },
    size: { control: 'select', options: buttonSizes },
  },
  args: { children: 'Publish 2 languages', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: inTests(async ({ args }) => {
    await press('{Tab}{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  }),
}

export const AllVariants: Story = {
  name: 'All variants',
  render: () => (
    <div className="stack">
      {buttonColors.map((color) => (
        <div key={color} className="row">
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} color={color}>
              {color} {variant}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="row">
      {buttonSizes.map((size) => (
        <Button key={size} size={size} icon="publish">
          Publish
        </Button>
      ))}
    </div>
  ),
}

/** It keeps its width and its focus, and ignores presses. */
export const Loading: Story = {
  args: { loading: true },
  play: inTests(async ({ canvasElement, args }) => {
    await press('{Tab}{Enter} ')
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  }),
}

export const IconOnly: Story = {
  name: 'Icon only',
  render: () => (
    <div className="row">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} color="neutral" icon="close" aria-label="Close" />
      ))}
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const AsALink: Story = {
  name: 'As a link',
  render: () => (
    <div className="row">
      <ButtonLink href="/showcase">See the showcase</ButtonLink>
      <ButtonLink href="/docs" variant="outline" color="neutral" trailingIcon="arrow">
        Read the manual
      </ButtonLink>
    </div>
  ),
}
