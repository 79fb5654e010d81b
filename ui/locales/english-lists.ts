/** English texts of list components and the admin shell: an admin that opens with a list loads only these. */

export const bulkBar = {
  label: 'Selection',
  selected: 'Selected: {count}',
  selectAll: 'Select all: {count}',
  clear: 'Clear selection',
}
export const dashboardSidebarCollapse = { collapse: 'Collapse sidebar', expand: 'Expand sidebar' }
export const dashboardSidebarToggle = { open: 'Open sidebar', close: 'Close sidebar' }
export const dataTable = {
  sort: 'Sort by {column}',
  ascending: 'ascending',
  descending: 'descending',
  columns: 'Columns',
  resize: 'Width of {column}',
  select: 'Select {row}',
  selectAll: 'Select all rows',
  rows: 'Rows: {count}',
  loading: 'Loading…',
  failed: 'Could not load the rows.',
  retry: 'Try again',
}
export const filterBar = {
  label: 'Filters',
  add: 'Add filter',
  remove: 'Remove filter: {filter}',
  clear: 'Clear filters',
}
export const multiSelect = {
  remove: 'Remove {label}',
  added: '{label} added',
  removed: '{label} removed',
  chosen: 'Selected: {labels}',
}
export const searchField = { label: 'Search', clear: 'Clear search' }
export const sortable = {
  handle: 'Move {item}',
  lifted: '{item} picked up. Use the arrow keys to move it, Space to drop it, and Escape to cancel.',
  moved: '{item}: position {place} of {count}',
  dropped: '{item} dropped: position {place} of {count}',
  cancelled: 'Move cancelled: {item}',
  up: 'Move up',
  down: 'Move down',
}
export const statusPill = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Unpublished changes',
  archived: 'Archived',
  trashed: 'In trash',
  outdated: 'Out of date',
  missing: 'Missing',
}
export const undo = { action: 'Undo' }
