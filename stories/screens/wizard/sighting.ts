import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, text } from '../../../src/spec/fields/fields'

/** A sighting at an airport: a person who was not struck is not asked about damage. */
export const sighting = defineEntity({
  name: 'sighting',
  labels: [
    { en: 'Sighting', ar: 'مشاهدة' },
    { en: 'Sightings', ar: 'مشاهدات' },
  ],
  id: 'id',
  title: 'id',
  fields: {
    id: text({ label: 'Number', readOnly: true }),
    species: text({ label: { en: 'Species', ar: 'النوع' }, required: true, maxLength: 40 }),
    place: text({ label: { en: 'Place', ar: 'المكان' }, required: true, maxLength: 60 }),
    struck: choice(['yes', 'no'], {
      label: { en: 'Was an aircraft struck?', ar: 'هل أصيبت طائرة؟' },
      noun: 'whether an aircraft was struck',
      required: true,
      labels: { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } },
    }),
    damage: text({ label: { en: 'Damage', ar: 'الضرر' }, multiline: true, maxLength: 200 }),
    remarks: text({ label: { en: 'Remarks', ar: 'ملاحظات' }, multiline: true, maxLength: 200 }),
  },
  sections: [
    { name: 'bird', label: { en: 'The bird', ar: 'الطائر' }, fields: ['species', 'place'] },
    { name: 'strike', fields: ['struck'] },
    { name: 'damage', fields: ['damage'], when: { struck: 'yes' } },
    { name: 'remarks', fields: ['remarks'], optional: true },
  ],
})

/** Numbers what it takes; the first so many are lost on the way. */
export function sightingSource({ losses = 0 }: { losses?: number } = {}) {
  let left = losses
  let last = 40
  return memorySource(sighting, [], {
    make: () => ({ id: `S-${(last += 1)}` }),
    fail: ({ method }) => {
      if (method !== 'create' || left === 0) return undefined
      left -= 1
      return new ProblemError({ status: 503, title: 'Busy' })
    },
  })
}
