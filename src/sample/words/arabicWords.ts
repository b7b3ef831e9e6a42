import type { SampleWords } from '../SampleWords'
import { englishMeanings } from './englishMeanings'

// No range of Arabic countries is reserved for examples; the one of London is.
export const arabicWords: SampleWords = {
  firstNames:
    'أحمد=ahmad|فاطمة=fatima|محمد=mohammad|مريم=maryam|علي=ali|عائشة=aisha|يوسف=yousef|ليلى=layla|عمر=omar|نور=nour|خالد=khaled|سارة=sara|حسن=hassan|هدى=huda|إبراهيم=ibrahim|زينب=zainab',
  lastNames:
    'العلي=alali|حداد=haddad|الخطيب=alkhatib|منصور=mansour|النجار=alnajjar|سالم=salem|الشامي=alshami|عباس=abbas|القاسم=alqasim|درويش=darwish|المصري=almasri|خليل=khalil|الزهراني=alzahrani|بركات=barakat',
  fullName: '{firstNames} {lastNames}',
  places:
    'القاهرة=مصر|الإسكندرية=مصر|الرياض=السعودية|جدة=السعودية|دبي=الإمارات|عمّان=الأردن|بيروت=لبنان|تونس=تونس|الرباط=المغرب|مسقط=عُمان',
  streets: 'شارع النيل|شارع الملك فهد|شارع الاستقلال|طريق الميناء|شارع الجامعة|شارع السوق|شارع الحديقة',
  address: '## {streets}',
  postcode: '#####',
  phone: '+44 20 7946 0###',
  companies:
    'شركة {lastNames}|مؤسسة {lastNames}|مجموعة {lastNames}|{lastNames} وشركاؤه|مصنع {lastNames}|مكتب {lastNames}',
  jobs: 'محاسب|مهندسة|معلّم|ممرضة|فني كهرباء|مديرة مشروع|مدير مبيعات|مخططة',
  departments: 'المحاسبة|المشتريات|خدمة العملاء|التسويق|المبيعات|البحوث|التشغيل',
  products:
    'مكتب خشبي|مصباح مكتب|كرسي مكتب|رف معدني|قارورة ماء|بطانية صوف|خرطوم حديقة|صندوق أدوات|ورق للطباعة',
  titles:
    'التقرير السنوي|نقل المكتب|تأخر التسليم|قائمة أسعار جديدة|فحص المصعد|تدريب الموظفين|إصلاح السقف|جرد المخزون',
  sentences:
    'سُلّم إلى مكتب الاستقبال.|طلب العميل الاتصال به الأسبوع القادم.|فُحص في الموقع وهو سليم.|ننتظر عرضًا ثانيًا.|وصلت القطع قبل موعدها بيوم.|يُرجى الاتصال قبل الظهر.|تصل الفاتورة بالبريد.',
  nouns:
    'أرشيف=arshif|جسر=jisr|ميزانية=mizaniya|تسليم=taslim|حديقة=hadiqa|ميناء=mina|مكتب=maktab|طلب=talab|قطع=qita|تقرير=taqrir|مخزن=makhzan|ورشة=warsha',
  meanings: englishMeanings,
}
