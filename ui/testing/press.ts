/** Presses keys in stories: `press('{Tab}{Enter}')`. `{Onward}` is the arrow key in the reading direction. */
export async function press(meant: string): Promise<void> {
  const isLeftward = getComputedStyle(document.activeElement ?? document.body).direction === 'rtl'
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(meant.replaceAll('{Onward}', isLeftward ? '{ArrowLeft}' : '{ArrowRight}'))
}
