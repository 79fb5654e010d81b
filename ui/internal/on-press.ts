/** Handles presses on the parts of an element that match a selector. Returns the function that stops it. */
export function onPress<Part extends Element>(
  element: HTMLElement,
  selector: string,
  handle: (part: Part, event: MouseEvent) => void,
): () => void {
  const handleClick = (event: MouseEvent) => {
    const part = event.target instanceof Element ? event.target.closest<Part>(selector) : null
    if (part) handle(part, event)
  }
  element.addEventListener('click', handleClick)
  return () => element.removeEventListener('click', handleClick)
}
