/** The groups of components, in the order of the sidebar and of the first page. */
export const componentGroups = [
  'Actions',
  'Forms',
  'Overlays',
  'Navigation',
  'Data',
  'Feedback',
  'Layout',
  'Content',
]
