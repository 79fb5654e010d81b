/**
 * Links in stories leave the frame that stories are shown in; those to a place on the same page stay in it. Storybook sends
 * all of them to the frame's parent.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) link.target ||= link.getAttribute('href')?.startsWith('#') ? '_self' : '_top'
  },
  { capture: true },
)
