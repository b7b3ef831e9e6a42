import { exposeCalendar } from './calendar'

exposeCalendar('month')
