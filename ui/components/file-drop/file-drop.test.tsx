import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { outerSigns } from '../../testing/both-directions.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { FileButton } from './file-button.tsx'
import type { FileDropProps } from './file-drop.tsx'
import { FileDrop } from './file-drop.tsx'

const file = (name: string, { type = 'image/png', size = 100 } = {}) =>
  new File([new Uint8Array(size)], name, { type })

const input = () => page.getByLabelText(/^Pictures/)
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

function renderInForm(props: Partial<FileDropProps> = {}) {
  render(
    <form aria-label="Upload">
      <FileDrop label="Pictures" name="pictures" multiple {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = page.getByRole('form').element()
  return () =>
    form instanceof HTMLFormElement
      ? new FormData(form).getAll('pictures').map((sent) => (sent instanceof File ? sent.name : sent))
      : []
}

/** Dispatches the events of dropped or pasted files. */
function give(type: 'drop' | 'paste', files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const each of files) transfer.items.add(each)
  const options = { bubbles: true, cancelable: true }
  const event =
    type === 'drop'
      ? new DragEvent('drop', { ...options, dataTransfer: transfer })
      : new ClipboardEvent('paste', { ...options, clipboardData: transfer })
  input().element().dispatchEvent(event)
}

describe('FileDrop', () => {
  describeConformance((given) => <FileDrop label="Pictures" hint="Up to 1 MB." multiple {...given} />, {
    element: HTMLInputElement,
  })

  it('collects chosen, dropped and pasted files, and submits all of them', async () => {
    const handleFiles = vi.fn()
    const sent = renderInForm({ onFilesChange: handleFiles })
    await userEvent.upload(input(), file('fern.png'))
    give('drop', [file('moss.png')])
    await expect.element(remove('moss.png')).toBeVisible()
    give('paste', [file('umbels.png')])
    await expect.element(remove('umbels.png')).toBeVisible()
    expect(sent()).toEqual(['fern.png', 'moss.png', 'umbels.png'])
    expect(handleFiles.mock.lastCall?.[0]).toHaveLength(3)
    await expect.element(page.getByRole('status')).toMatchTextContent('fern.png, moss.png, umbels.png')
  })

  it('removes a file, and moves focus to the button', async () => {
    const sent = renderInForm()
    await userEvent.upload(input(), [file('fern.png'), file('moss.png')])
    await userEvent.click(remove('fern.png'))
    expect(sent()).toEqual(['moss.png'])
    await expect.element(input()).toHaveFocus()
  })

  it('shows why a file was rejected, and keeps the others', async () => {
    const sent = renderInForm({ accept: 'image/*', maxSize: 500, maxFiles: 1 })
    give('drop', [
      file('notes.txt', { type: 'text/plain' }),
      file('wall.png', { size: 501 }),
      file('fern.png'),
      file('moss.png'),
    ])
    await expect
      .element(input())
      .toHaveAccessibleDescription(
        'Error: notes.txt: this file type is not allowed wall.png: larger than 500 bytes Maximum files at a time: 1',
      )
    await expect.element(input()).toBeInvalid()
    expect(sent()).toEqual(['fern.png'])
  })

  it('replaces the old file if only one is allowed', async () => {
    const sent = renderInForm({ multiple: false, accept: 'image/*' })
    await userEvent.upload(input(), file('fern.png'))
    await userEvent.upload(input(), file('moss.png'))
    expect(sent()).toEqual(['moss.png'])
    give('drop', [file('notes.txt', { type: 'text/plain' })])
    await expect.element(input()).toBeInvalid()
    expect(sent()).toEqual(['moss.png'])
  })

  it('is cleared when its form is reset', async () => {
    renderInForm()
    await userEvent.upload(input(), file('fern.png'))
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => page.getByRole('listitem').elements()).toEqual([])
  })

  it('accepts nothing while it is disabled', () => {
    const handleFiles = vi.fn()
    renderInForm({ disabled: true, onFilesChange: handleFiles })
    give('drop', [file('fern.png')])
    give('paste', [file('fern.png')])
    expect(handleFiles).not.toHaveBeenCalled()
  })

  it('accepts nothing while a fieldset around it is disabled', () => {
    const handleFiles = vi.fn()
    render(
      <fieldset disabled>
        <FileDrop label="Pictures" onFilesChange={handleFiles} />
      </fieldset>,
    )
    give('drop', [file('fern.png')])
    give('paste', [file('fern.png')])
    expect(handleFiles).not.toHaveBeenCalled()
  })

  it('names a file beside its icon in a page from right to left', async () => {
    const { host } = render(<FileDrop label="Pictures" multiple />)
    host.dir = 'rtl'
    give('drop', [file('fern.png')])
    await expect.element(remove('fern.png')).toBeVisible()
    const name = host.querySelector('bdi')
    const { right = Number.NaN } = name?.getBoundingClientRect() ?? {}
    expect(Math.abs(outerSigns(name).last.right - right)).toBeLessThan(2)
  })
})

it('passes files on at once from a button, and the same file again', async () => {
  const handleFiles = vi.fn()
  const host = render(
    <FileButton accept="image/*" multiple onFiles={handleFiles}>
      Upload
    </FileButton>,
  ).host
  const field = host.querySelector('input')
  if (field === null) throw new Error('There is no field for files.')
  await expect.element(page.getByRole('button', { name: 'Upload' })).toBeVisible()
  for (const time of [1, 2]) {
    await userEvent.upload(field, [file('fern.png'), file('moss.png')])
    expect(handleFiles).toHaveBeenCalledTimes(time)
    expect(handleFiles.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['fern.png', 'moss.png'])
  }
})
