import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Key } from './key.tsx'

const keysOf = (messages: string) =>
  [...render(<Key>{messages}</Key>).host.querySelectorAll('.key')].map(({ textContent }) => textContent)

describe('Key', () => {
  describeConformance((given) => <Key {...given}>Ctrl+K</Key>, { element: HTMLElement })

  it.each([
    ['F8', ['F8']],
    ['Ctrl+Shift+K', ['Ctrl', 'Shift', 'K']],
    ['Ctrl++', ['Ctrl', '+']],
    ['+', ['+']],
  ])('shows %s as its keys', (messages, keys) => {
    expect(keysOf(messages)).toEqual(keys)
  })
})
