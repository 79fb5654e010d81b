/** A page that shows one table of 100,000 rows on request. */
import { createRoot } from 'react-dom/client'
import { DataTable } from '../../ui/components/data-table/data-table.tsx'
import { prints, rowsOfPrints } from '../../ui/testing/print-rows.ts'
import '../../ui/ui.css'

const rows = prints(100_000)

addEventListener(
  'show',
  () => {
    const root = document.getElementById('root')
    if (root) createRoot(root).render(<DataTable {...rowsOfPrints} label="Prints" rows={rows} selectable />)
  },
  { once: true },
)
