import type { Messages } from './Messages'
import type { BoardMessageKey } from './englishBoard'

/** The texts of the screen that shows records as cards in columns, in Modern Standard Arabic. */
export const arabicBoard: Pick<Messages, BoardMessageKey> = {
  'board.asList': 'القائمة',
  'board.atColumn': 'إلى {column}: {label}',
  'board.cancelled': 'تبقى بطاقة {title} في {column}',
  'board.column': 'العمود',
  'board.count': '{count} من {limit}',
  'board.emptyColumn': 'لا شيء هنا',
  'board.emptyText': 'ستظهر هنا في أعمدة.',
  'board.failed': 'تعذّر تحميل هذه البطاقات',
  'board.full': 'ممتلئ: يتسع لـ {limit} على الأكثر',
  'board.goesNowhere': 'لا يمكن نقل {title} من {column} الآن',
  'board.keys': 'مفتاح المسافة يرفع البطاقة، والأسهم تختار المكان، والمسافة تضعها، وEscape يعيدها.',
  'board.lanes': 'المسارات',
  'board.lanesNone': 'بلا تجميع',
  'board.lifted': 'رُفعت بطاقة {title}. يمكن نقلها إلى: {columns}. اختر بالأسهم ثم اضغط المسافة.',
  'board.moveMenu': 'نقل {title} إلى…',
  'board.moveTo': 'نقل إلى {column}',
  'board.moved': '{title}: {column}',
  'board.noStep': 'لا خطوة تقود إلى هناك من {column}',
  'board.noValue': 'بلا {field}',
  'board.notMoved': 'لم تُنقل بطاقة {title}',
  'board.notThere': '{column}: غير ممكن. {reason}',
  'board.overLimit': {
    zero: 'ضمن الحد',
    one: 'واحدة فوق الحد',
    two: 'اثنتان فوق الحد',
    few: '{count} بطاقات فوق الحد',
    many: '{count} بطاقة فوق الحد',
    other: '{count} بطاقة فوق الحد',
  },
  'board.readOnly': 'يمكنك قراءة هذه البطاقات، لا نقلها.',
  'board.stays': '{title} في {column}',
}
