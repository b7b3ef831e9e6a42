import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ComboboxField } from '../../../src/fields/ComboboxField'

const places = Array.from({ length: 100_000 }, (_, index) => ({
  value: `p${index}`,
  label: `Place ${index}`,
}))

function Page() {
  const [place, setPlace] = useState<string | null>(null)
  return (
    <main>
      <ComboboxField label="Place" options={places} onValueChange={setPlace} />
      <output>{place}</output>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
