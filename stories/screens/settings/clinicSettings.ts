import { memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { boolean, choice, email, integer, text } from '../../../src/spec/fields/fields'

/** The settings of a veterinary practice: one record, in four groups. */
export const clinicSettings = defineEntity({
  name: 'clinicSettings',
  labels: ['Settings', 'Settings'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: text({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({
      label: 'Name of the practice',
      noun: 'the name of the practice',
      required: true,
      maxLength: 60,
    }),
    contact: email({ label: 'Email', description: 'Owners answer to this address.', required: true }),
    reminders: boolean({ label: 'Remind owners a day before' }),
    surveys: boolean({ label: 'Ask how the visit was' }),
    digest: choice(['never', 'daily', 'weekly'], {
      label: 'Summary for the team',
      labels: { never: 'Never', daily: 'Every morning', weekly: 'On Mondays' },
    }),
    slot: integer({
      label: 'Minutes for a visit',
      noun: 'how long a visit is',
      required: true,
      min: 5,
      max: 120,
    }),
    ahead: integer({ label: 'Days ahead', noun: 'how many days ahead', required: true, min: 1, max: 365 }),
    iban: text({ label: 'Account (IBAN)', noun: 'the account' }),
    taxId: text({ label: 'Tax number', noun: 'the tax number' }),
  },
  sections: [
    { name: 'practice', label: 'Practice', description: 'How owners see you.', fields: ['name', 'contact'] },
    { name: 'messages', label: 'Messages', fields: ['reminders', 'surveys', 'digest'] },
    { name: 'booking', label: 'Booking', columns: 2, fields: ['slot', 'ahead'] },
    { name: 'billing', label: 'Billing', fields: ['iban', 'taxId'] },
  ],
  access: {
    manager: { list: true, read: true, update: true },
    assistant: {
      list: true,
      read: true,
      update: true,
      fields: {
        iban: { read: false },
        taxId: { read: false },
        slot: { update: false },
        ahead: { update: false },
      },
    },
  },
})

export type ClinicSettings = RecordOf<typeof clinicSettings>

const settings: ClinicSettings = {
  id: 'practice',
  rev: 1,
  name: 'Riverside Veterinary Practice',
  contact: 'desk@riverside.example',
  reminders: true,
  surveys: false,
  digest: 'weekly',
  slot: 20,
  ahead: 60,
  iban: 'DE89 3704 0044 0532 0130 00',
  taxId: '143/815/08152',
}

/** A source of its own, so that one story does not find what another has changed. */
export const settingsSource = () => memorySource(clinicSettings, [settings])
