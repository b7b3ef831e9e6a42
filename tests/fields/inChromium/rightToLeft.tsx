import { createRoot } from 'react-dom/client'
import '../../../src/styles.css'
import { ValueText } from '../../../src/collection/ValueText'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { DateField } from '../../../src/fields/DateField'
import { NumberField } from '../../../src/fields/NumberField'
import { TextField } from '../../../src/fields/TextField'
import { AnswerText } from '../../../src/form/AnswerText'
import { arabic } from '../../../src/messages/arabic'
import { defineEntity, group, integer, list, text } from '../../../src/spec'

const medicine = defineEntity({
  name: 'medicine',
  labels: ['دواء', 'الأدوية'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    strength: text({ label: 'التركيز' }),
    warmth: integer({ label: 'الحرارة', unit: '°C' }),
    lines: list(group({ dose: text({ label: 'الجرعة' }), days: integer({ label: 'الأيام' }) })),
  },
})
const record = { id: 1, strength: '100 IU/ml', warmth: 25, lines: [{ dose: '10 mg', days: 5 }] }

document.documentElement.dir = 'rtl'

createRoot(document.querySelector('#root')!).render(
  <LocaleProvider locale="ar-EG-u-nu-latn" messages={arabic}>
    <DateField label="التاريخ" defaultValue="2026-12-04" />
    <TextField label="التركيز" defaultValue="10 mg" />
    <NumberField label="الحرارة" suffix="°C" defaultValue={25} />
    <p id="strength">
      <ValueText entity={medicine} field="strength" record={record} />
    </p>
    <p id="warmth">
      <ValueText entity={medicine} field="warmth" record={record} />
    </p>
    <div id="lines">
      <AnswerText field={medicine.fields.lines} value={record.lines} />
    </div>
  </LocaleProvider>,
)
