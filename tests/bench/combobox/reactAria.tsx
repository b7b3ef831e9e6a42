import { createRoot } from 'react-dom/client'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { placesOf, register } from './places'

let places = placesOf(0)

function Place() {
  return (
    <ComboBox defaultItems={places}>
      <Label>Place</Label>
      <div>
        <Input />
        <Button>Show options</Button>
      </div>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox style={{ display: 'block', height: 320, width: 300, overflow: 'auto' }}>
            {({ value, label }: { value: string; label: string }) => (
              <ListBoxItem id={value} textValue={label}>
                {label}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  )
}

register({
  prepare: (count) => void (places = placesOf(count)),
  mount: () => createRoot(document.getElementById('root')!).render(<Place />),
})
