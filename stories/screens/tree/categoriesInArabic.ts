import { type MemorySource, memorySource } from '../../../src/data/memorySource'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { boolean, integer, reference, text } from '../../../src/spec/fields/fields'

/** A category under which an Arabic shop for outdoor gear files its goods. */
export const categoryInArabic = defineEntity({
  name: 'category',
  labels: ['فئة', 'الفئات'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ label: 'الرقم', readOnly: true }),
    name: text({ label: 'الاسم', required: true, maxLength: 60 }),
    parent: reference('category', { label: 'تقع تحت' }),
    goods: integer({ label: 'البضائع', readOnly: true, min: 0 }),
    shown: boolean({ label: 'في المتجر' }),
  },
})

export type CategoryInArabic = RecordOf<typeof categoryInArabic>

const names: readonly (readonly [id: number, name: string, parent?: number])[] = [
  [1, 'الحقائب'],
  [2, 'حقائب الظهر', 1],
  [3, 'حقائب السفر', 1],
  [4, 'التخييم'],
  [5, 'الخيام', 4],
  [6, 'خيام العائلات', 5],
  [7, 'خيام لشخصين', 5],
  [8, 'أكياس النوم', 4],
  [9, 'الملابس'],
  [10, 'السترات', 9],
  [11, 'الكتب والخرائط'],
]

export function categorySourceInArabic(): MemorySource<CategoryInArabic> {
  return memorySource(
    categoryInArabic,
    names.map(([id, name, parent]) => ({
      id,
      name,
      ...(parent !== undefined && { parent }),
      goods: (id * 17) % 48,
      shown: id !== 3,
    })),
  )
}
