import { createRoot } from 'react-dom/client'
import { ComboboxField } from '../../../src/fields/ComboboxField'
import { placesOf, register } from './places'

let places = placesOf(0)

register({
  prepare: (count) => void (places = placesOf(count)),
  mount: () =>
    createRoot(document.getElementById('root')!).render(<ComboboxField label="Place" options={places} />),
})
