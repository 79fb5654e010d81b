/**
 * Makes links in stories open outside the story frame. Links to a place on the same page stay in it. By
 * default Storybook sends all of them to the parent of the frame.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) link.target ||= link.getAttribute('href')?.startsWith('#') ? '_self' : '_top'
  },
  { capture: true },
)
