/** A page with one combobox of 10,000 options. */
import { createRoot } from 'react-dom/client'
import { Combobox } from '../../ui/components/combobox/combobox.tsx'
import '../../ui/ui.css'

const places = ['Tallinn', 'Tartu', 'Αθήνα', 'Θεσσαλονίκη', 'Stockholm', 'Kuressaare', 'Lima', 'Alexandria']

const options = Array.from({ length: 10_000 }, (_, number) => ({
  value: `${number}`,
  label: `${places[number % places.length]} ${number}, plate ${(number * 7919) % 10_000}`,
}))

const root = document.getElementById('root')
if (root) createRoot(root).render(<Combobox label="Plate" options={options} />)
