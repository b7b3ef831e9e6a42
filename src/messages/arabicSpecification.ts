import type { Messages } from './Messages'
import type { SpecificationMessageKey } from './englishSpecification'

/** The texts of the page of a specification, in Modern Standard Arabic. */
export const arabicSpecification: Pick<Messages, SpecificationMessageKey> = {
  'specification.contents': 'في هذه الصفحة',
  'specification.diagram': {
    zero: '{entities}: لا حالات.',
    one: '{entities}: مخطط لحالة واحدة. الجداول أدناه تقول الشيء نفسه.',
    two: '{entities}: مخطط لحالتين. الجداول أدناه تقول الشيء نفسه.',
    few: '{entities}: مخطط لـ {count} حالات. الجداول أدناه تقول الشيء نفسه.',
    many: '{entities}: مخطط لـ {count} حالة. الجداول أدناه تقول الشيء نفسه.',
    other: '{entities}: مخطط لـ {count} حالة. الجداول أدناه تقول الشيء نفسه.',
  },
  'specification.diagramFailed': 'تعذّر تحميل المخطط. الجداول أدناه تقول الشيء نفسه.',
  'specification.errors': {
    zero: 'لا شيء معطّل',
    one: 'أمر واحد لا يمكن أن يعمل',
    two: 'أمران لا يمكن أن يعملا',
    few: '{count} أمور لا يمكن أن تعمل',
    many: '{count} أمرًا لا يمكن أن يعمل',
    other: '{count} أمر لا يمكن أن يعمل',
  },
  'specification.findings': 'نتائج الفحص',
  'specification.loading': 'جارٍ رسم المخطط',
  'specification.print': 'طباعة',
  'specification.section.calls': 'الاستدعاءات التي يجريها المنتج',
  'specification.section.errors': 'دليل الأخطاء',
  'specification.section.fields': 'الكيانات وحقولها',
  'specification.section.limits': 'ثوابت العمل وحدوده',
  'specification.section.purpose': 'ما يفعله المنتج ولمن',
  'specification.section.roles': 'الأدوار والصلاحيات',
  'specification.section.rules': 'قواعد التحقق',
  'specification.section.screens': 'الشاشات والمسارات',
  'specification.section.states': 'الحالات والانتقالات',
  'specification.severity.error': 'لا يمكن أن يعمل',
  'specification.severity.warning': 'يمكن أن يكون أفضل',
  'specification.sound': 'لم يُعثر على شيء لا يتوافق مع غيره.',
  'specification.warnings': {
    zero: 'لا شيء يحتاج إلى تحسين',
    one: 'أمر واحد يمكن أن يكون أفضل',
    two: 'أمران يمكن أن يكونا أفضل',
    few: '{count} أمور يمكن أن تكون أفضل',
    many: '{count} أمرًا يمكن أن يكون أفضل',
    other: '{count} أمر يمكن أن يكون أفضل',
  },
}
