import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { CommandContext, createCommandRegistry, useCommands } from './commands.ts'

function Screen() {
  useCommands(() => [{ id: 'find', label: 'Find', keys: '/', run: () => undefined }])
  return <p>Visible</p>
}

test('the commands of a screen are registered as soon as it is visible', async () => {
  const registry = createCommandRegistry(() => true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const registered = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve(registry.all().map(({ id }) => id))
    })
    observer.observe(container, { childList: true })
  })
  root.render(
    <CommandContext value={registry}>
      <Screen />
    </CommandContext>,
  )
  expect(await registered).toEqual(['find'])
})
