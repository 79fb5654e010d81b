/** Served page: what the server sent, before scripts changed it. The live preview compares its next version with it. */

/** An element and everything in it, in order: as shown, and as the server sent it. */
export type ServedPage = readonly [shown: readonly Element[], sent: readonly Element[]]

/** Call it before any script changes the element. */
export function servedPage(shown: Element): ServedPage {
  const elementsIn = (root: ParentNode) => [...root.querySelectorAll('*')]
  const copy = document.createDocumentFragment()
  copy.append(shown.cloneNode(true))
  return [[shown, ...elementsIn(shown)], elementsIn(copy)]
}
