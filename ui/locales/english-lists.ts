/** English texts of list components and the admin shell: an admin that opens with a list loads only these. */

export const bulkBar = {
  label: 'What is selected',
  selected: 'Selected: {count}',
  selectAll: 'Select all: {count}',
  clear: 'Clear the selection',
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
  failed: 'The rows could not be loaded.',
  retry: 'Try again',
}
export const filterBar = {
  label: 'Filters',
  add: 'Add a filter',
  remove: 'Remove the filter {filter}',
  clear: 'Remove all filters',
}
export const multiSelect = {
  remove: 'Remove {label}',
  added: '{label} was added',
  removed: '{label} was removed',
  chosen: 'Chosen: {labels}',
}
export const searchField = { label: 'Search', clear: 'Clear the search' }
export const sortable = {
  handle: 'Move {item}',
  lifted: '{item} is lifted. The arrow keys move it, Space puts it down, Escape takes it back.',
  moved: '{item}: place {place} of {count}',
  dropped: '{item} was put down: place {place} of {count}',
  cancelled: '{item} is back where it was',
  up: 'Move up',
  down: 'Move down',
}
export const statusPill = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  archived: 'Archived',
  trashed: 'In the trash',
  outdated: 'Out of date',
  missing: 'Missing',
}
export const undo = { action: 'Undo' }
