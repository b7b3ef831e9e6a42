import { SliderField } from '../../src/fields/SliderField'

/** A slider tells what it was given: a number, or both ends of a range. */
export function Sliders({ keep }: { keep: (number: number) => void }) {
  return (
    <>
      <SliderField label="Brightness" onValueChange={keep} />
      <SliderField label="Brightness" defaultValue={40} onValueChange={(brightness) => keep(brightness)} />
      <SliderField label="Cost" defaultValue={[20, 60]} onValueChange={([from, to]) => keep(to - from)} />
      {/* @ts-expect-error A range is no number. */}
      <SliderField label="Cost" defaultValue={[20, 60]} onValueChange={keep} />
    </>
  )
}
