/**
 * Presses the keys of a shortcut such as `gd` in the same moment. Real keys are separate requests to the browser,
 * and on a busy machine more than the second apart within which they belong together.
 */
export function pressSequence(keys: string): void {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}
