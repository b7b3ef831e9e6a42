import { type ComponentType, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { nothingSelected } from '../../src/collection/Selection'
import { Button } from '../../src/components/Button'
import { Dialog } from '../../src/components/Dialog'
import { DescriptionList } from '../../src/components/DescriptionList'
import { memorySource } from '../../src/data/memorySource'
import * as library from '../../src/index'
import { Gallery } from '../../src/media/Gallery'
import { BoardScreen } from '../../src/screens/board/BoardScreen'
import { FormScreen } from '../../src/screens/form/FormScreen'
import { DetailScreen } from '../../src/screens/record/DetailScreen'
import { repair, riders, rider, someRepair } from '../../stories/fixtures/repairs'
import { order, orderSource } from '../../stories/screens/board/orders'
import { everyComponent } from '../components/everyComponent'
import { everyMotion } from '../library/everyMotion'
import { everyScreen } from '../library/everyScreen'

const common = { className: 'of-the-host', 'data-part': 'mine', style: {}, ref: () => {} } as never
const options = ['Climb', 'Approach'].map((value) => ({ value, label: value, description: `On ${value}` }))
const tree = [{ value: 'air', label: 'Air', children: [{ value: 'gull', label: 'Gull' }] }]
const repairs = memorySource(repair, [someRepair])
const targets = [{ entity: rider, source: memorySource(rider, riders) }]
const orders = orderSource()
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const images = [{ src: picture, alt: 'A hangar', width: 400, height: 300 }]

/** These hold elements of the host here, which its sheet is for. */
const withOthers = ['AppFrame', 'FieldFrame', 'IconButton', 'MasterDetailScreen', 'RecordsView', 'SaveBar']

const parts = [...everyComponent, ...everyMotion, ...everyScreen].filter(
  ([name]) => !withOthers.includes(name),
)

/** Beyond what a field needs, what it has to be given to be drawn. */
const more: Record<string, object> = {
  ComboboxField: { options },
  CheckboxGroupField: { options, defaultValue: ['Climb'] },
  RadioGroupField: { options, defaultValue: 'Climb' },
  SegmentedField: { options, defaultValue: 'Climb' },
  SelectField: { options },
  TagsField: { options, defaultValue: ['Climb'] },
  TreeField: { options: tree, defaultValue: ['gull'] },
  MoneyField: { currency: 'EUR' },
  PasswordField: { requirements: [{ label: 'At least 12 characters', test: () => false }] },
}
const without = ['EntityField', 'FormField', 'ReferenceField']
const fields = Object.entries(library).filter(
  ([name, part]) => /^[A-Z]\w*Field$/.test(name) && !without.includes(name) && typeof part === 'function',
) as unknown as [string, ComponentType<object>][]

function InDialog() {
  const [open, setOpen] = useState(false)
  const close = <Button onClick={() => setOpen(false)}>Keep it</Button>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Remove the repair?" actions={close}>
        Its lines go too.
        <library.TextField label="Reason" description="One sentence" error="Enter a reason" />
      </Dialog>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <library.ReferenceProvider references={targets}>
    {parts.map(([name, draw]) => (
      <div key={name} className="part">
        {draw(common)}
      </div>
    ))}
    {fields.map(([name, Field]) => (
      <div key={name} className="part">
        <Field {...{ label: name, description: 'As it is known', error: 'Enter it', name, ...more[name] }} />
      </div>
    ))}
    <div className="part">
      <FormScreen entity={repair} source={repairs} id={someRepair.number} />
    </div>
    <div className="part">
      <DetailScreen entity={repair} source={repairs} id={someRepair.number} />
    </div>
    <div className="part">
      <BoardScreen entity={order} source={orders} />
    </div>
    <div className="part" style={{ blockSize: 240 }}>
      <RecordGrid
        label="Orders"
        columns={[{ id: 'species', header: 'Species', sortable: true, cell: () => 'Gull' }]}
        rowCount={2}
        getRow={(index) => ({ index })}
        getRowId={String}
        getHref={({ index }) => `#${index}`}
        selection={nothingSelected}
        onSelectionChange={() => {}}
      />
    </div>
    <div className="part">
      <DescriptionList layout="columns" items={[{ label: 'Speed', value: '300 kn' }]} />
      <Gallery label="Photographs" images={images} />
    </div>
    <InDialog />
  </library.ReferenceProvider>,
)
