import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DateField } from '../../../src/fields/DateField'
import { NumberField } from '../../../src/fields/NumberField'
import type { NumberValue } from '../../../src/fields/numberValue'
import { isDate } from '../../../src/spec/values/dateText'

/** A parent that keeps whole days and nothing else, as one does that has a date and no text. */
function WholeDays({ onTold }: { onTold: (date: string | null) => void }) {
  const [date, setDate] = useState<string | null>(null)
  const keep = (next: string | null) => {
    onTold(next)
    setDate(next && isDate(next) ? next : null)
  }
  return <DateField label="Departure" value={date} onValueChange={keep} />
}

function Page() {
  const [told, setTold] = useState<unknown>()
  const [height, setHeight] = useState<NumberValue>(6000)
  return (
    <main>
      <NumberField label="Distance" defaultValue={6000} onValueChange={setTold} />
      <NumberField
        label="Height"
        value={height}
        onValueChange={(next) => {
          setHeight(next)
          setTold(next)
        }}
      />
      <WholeDays onTold={setTold} />
      <DateField label="Arrival" defaultValue="2026-12-14" onValueChange={setTold} />
      <output>{JSON.stringify(told)}</output>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
