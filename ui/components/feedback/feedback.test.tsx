import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { FeedbackProps } from './feedback.tsx'
import { Feedback } from './feedback.tsx'

const texts = {
  action: '/docs/install',
  sentId: 'feedback-sent',
  label: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  commentLabel: 'Comment',
  send: 'Send',
  thanks: 'Thank you.',
} satisfies FeedbackProps

const comment = () => page.getByLabelText('Comment')
const formOf = (host: HTMLElement) => {
  const form = host.querySelector('form')
  if (form === null) throw new Error('There is no form.')
  return form
}

describe('Feedback', () => {
  describeConformance((given) => <Feedback {...texts} {...given} />, { element: HTMLDivElement })

  it('shows the comment only after an answer was chosen, without script', async () => {
    const { host } = render(<Feedback {...texts} />)
    expect(comment().query()).not.toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Yes' }))
    await expect.element(comment()).toBeVisible()
    expect(formOf(host).method).toBe('post')
  })

  it('sends the answer and the comment', async () => {
    const { host } = render(<Feedback {...texts} />)
    await userEvent.keyboard('{Tab} {Tab}')
    await expect.element(comment()).toHaveFocus()
    await userEvent.keyboard('Good.')
    expect([...new FormData(formOf(host))]).toEqual([
      ['helpful', 'yes'],
      ['comment', 'Good.'],
    ])
  })

  it('shows the thanks instead of the form at their fragment', async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    render(<Feedback {...texts} />)
    const thanks = page.getByText('Thank you.')
    expect(thanks.query()).not.toBeVisible()
    location.hash = '#feedback-sent'
    await expect.element(thanks).toBeVisible()
    expect(page.getByRole('group').query()).toBeNull()
    location.hash = ''
    await expect.element(page.getByRole('group', { name: texts.label })).toBeVisible()
  })

  it('shows a rejected form with its values and errors', async () => {
    render(
      <Feedback
        {...texts}
        defaultAnswer="no"
        defaultComment="Too long"
        commentError="Shorten the comment."
      />,
    )
    await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect.element(comment()).toHaveValue('Too long')
    await expect.element(comment()).toHaveAccessibleDescription('Shorten the comment.')
  })
})
