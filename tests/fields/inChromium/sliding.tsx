import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { SliderField } from '../../../src/fields/SliderField'

function Page() {
  const [told, setTold] = useState<unknown>()
  return (
    <main style={{ inlineSize: 600 }}>
      <SliderField label="Brightness" defaultValue={50} step={5} onValueChange={setTold} />
      <SliderField label="Cost" defaultValue={[20, 60]} onValueChange={setTold} />
      <SliderField label="Level" defaultValue={50} readOnly onValueChange={setTold} />
      <div dir="rtl">
        <LocaleProvider locale="ar">
          <SliderField label="Arabic" defaultValue={20} onValueChange={setTold} />
        </LocaleProvider>
      </div>
      <output id="told">{JSON.stringify(told)}</output>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
